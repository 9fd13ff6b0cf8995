import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { ExternalLink } from '../../src/components/ExternalLink';
import { PageLink } from '../../src/components/PageLink';
import { RichText } from '../../src/components/RichText';
import { TicketLink } from '../../src/components/TicketLink';
import { newTab, start } from '../../src/content/site';
import { renderPart } from '../support/render';

const link = (name = 'Ver') => screen.getByRole('link', { name });

describe('ExternalLink', () => {
  beforeEach(() =>
    renderPart(
      <ExternalLink href="https://www.example.com/" className="suya">
        Ver
      </ExternalLink>,
    ),
  );

  test('R-A11Y-08: opens a new tab that cannot reach back', () => {
    expect(link(`Ver ${newTab}`)).toHaveAttribute('target', '_blank');
    expect(link(`Ver ${newTab}`).getAttribute('rel')).toMatch(/\bnoopener\b/);
  });

  test('R-A11Y-08: says so to a screen reader only', () => {
    expect(within(link(`Ver ${newTab}`)).getByText(newTab)).toHaveClass('visually-hidden');
  });

  test('keeps the address and what else it is given', () => {
    expect(link(`Ver ${newTab}`)).toHaveAttribute('href', 'https://www.example.com/');
    expect(link(`Ver ${newTab}`)).toHaveClass('suya');
  });
});

test('R-A11Y-08: TicketLink is an external link with its label', async () => {
  await renderPart(<TicketLink href="https://wa.me/549" />);
  expect(link(`${start.label} ${start.newTab}`)).toHaveAttribute('target', '_blank');
  expect(link(`${start.label} ${start.newTab}`)).toHaveAttribute('href', 'https://wa.me/549');
});

test('RichText is one sentence, with its links in place', async () => {
  const parts = ['Mirá ', { text: 'la lista', href: 'https://www.example.com/' }, ' al día.'];
  await renderPart(
    <p data-testid="sentence">
      <RichText parts={parts} />
    </p>,
  );
  expect(screen.getByTestId('sentence')).toHaveTextContent(`Mirá la lista ${newTab} al día.`);
  expect(link(`la lista ${newTab}`)).toHaveAttribute('href', 'https://www.example.com/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

describe('PageLink', () => {
  /** Clicks, and says whether the click was left to the browser (jsdom could not follow it). */
  function click(init?: MouseEventInit): 'browser' | 'router' {
    const event = createEvent.click(link(), { button: 0, ...init });
    let taken = false;
    document.addEventListener(
      'click',
      (heard) => {
        taken = heard.defaultPrevented;
        heard.preventDefault();
      },
      { once: true },
    );
    fireEvent(link(), event);
    return taken ? 'router' : 'browser';
  }

  test('R-NAV-06: is a real link to the address', async () => {
    await renderPart(<PageLink to="/contactanos?a=1#faq">Ver</PageLink>);
    expect(link()).toHaveAttribute('href', '/contactanos?a=1#faq');
    expect(link()).not.toHaveAttribute('target');
  });

  test('R-SITE-07: a plain click goes there without loading the document', async () => {
    const { address } = await renderPart(<PageLink to="/contactanos?a=1#faq">Ver</PageLink>);
    expect(click()).toBe('router');
    expect(address()).toBe('/contactanos?a=1#faq');
  });

  test.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('R-NAV-06: a click with %s is left to the browser', async (_what, init) => {
    const { address } = await renderPart(<PageLink to="/contactanos">Ver</PageLink>);
    expect(click(init)).toBe('browser');
    expect(address()).toBe('/');
  });

  test('tells whoever listens before it goes, and stays if they say so', async () => {
    const listen = jest.fn((event: React.MouseEvent) => event.preventDefault());
    const { address } = await renderPart(
      <PageLink to="/contactanos" onClick={listen}>
        Ver
      </PageLink>,
    );
    click();
    expect(listen).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  });

  test('R-NAV-06: a link to where one is leaves one entry in the history', async () => {
    const { address, navigate } = await renderPart(<PageLink to="/contactanos">Ver</PageLink>);
    click();
    click();
    await navigate(-1);
    expect(address()).toBe('/');
  });
});
