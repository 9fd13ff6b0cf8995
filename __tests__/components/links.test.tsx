import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { PageLink } from '../../src/components/PageLink';
import { RichText } from '../../src/components/RichText';
import { about } from '../../src/content/about';
import { pages } from '../../src/content/pages';
import { newTab } from '../../src/content/site';
import { renderPart, visit } from '../support/render';

const link = (name = 'Ver') => screen.getByRole('link', { name });

test('R-A11Y-08: RichText joins texts and links; a link opens a new tab with noopener and announces the tab to screen readers only', async () => {
  const parts = ['Mirá ', { text: 'la lista', href: 'https://www.example.com/' }, ' al día.'];
  await renderPart(
    <p data-testid="sentence">
      <RichText text={parts} />
    </p>,
  );
  expect(screen.getByTestId('sentence')).toHaveTextContent(`Mirá la lista ${newTab} al día.`);
  expect(screen.getAllByRole('link')).toEqual([link(`la lista ${newTab}`)]);
  const list = link(`la lista ${newTab}`);
  expect(list).toHaveAttribute('href', 'https://www.example.com/');
  expect(list).toHaveAttribute('target', '_blank');
  expect(list.getAttribute('rel')).toMatch(/\bnoopener\b/);
  expect(within(list).getByText(newTab)).toHaveClass('visually-hidden');
});

test.each([
  ['/contactanos', '/contactanos', true],
  ['/contactanos', '/CONTACTANOS/', true],
  ['/', '/', true],
  ['/', '/contactanos', false],
  ['/contactanos', '/', false],
  ['/#faq', '/', false],
])('R-NAV-15: a link to %s at %s: is current: %s', async (to, address, isCurrent) => {
  await renderPart(<PageLink to={to}>Ver</PageLink>, address);
  expect(link().getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
});

test('R-NAV-15: after a navigation the link to the new page is the current one in bar, menu and footer', async () => {
  const { navigate } = await visit('/');
  const currentLinks = () =>
    [...document.querySelectorAll('[aria-current=page]')].map((current) => [
      current.closest('dialog, header, footer')?.localName,
      current.getAttribute('href'),
    ]);
  expect(currentLinks()).toEqual([['header', '/']]);
  await navigate(pages.about.path);
  await screen.findByRole('heading', { level: 1, name: about.title });
  expect(currentLinks()).toEqual([
    ['dialog', pages.about.path],
    ['footer', pages.about.path],
  ]);
});

test('R-NAV-15: the current link has an underline, except a button and the logo', async () => {
  await visit(pages.contact.path);
  const lineOf = (element: Element) => getComputedStyle(element).textDecoration;
  const footer = within(screen.getByRole('contentinfo'));
  expect(lineOf(footer.getByRole('link', { name: pages.contact.name }))).toMatch(/underline/);
  expect(lineOf(footer.getByRole('link', { name: pages.about.name }))).not.toMatch(/underline/);
});

describe('PageLink', () => {
  /**
   * Clicks the link. Prevents the browser's navigation, which jsdom lacks.
   * @returns whether the browser or the router handles the click
   */
  function click(init?: MouseEventInit): 'browser' | 'router' {
    const event = createEvent.click(link(), { button: 0, ...init });
    let isPrevented = false;
    document.addEventListener(
      'click',
      (clicked) => {
        isPrevented = clicked.defaultPrevented;
        clicked.preventDefault();
      },
      { once: true },
    );
    fireEvent(link(), event);
    return isPrevented ? 'router' : 'browser';
  }

  test('R-NAV-06, R-SITE-07: the link has its href; a click navigates without loading a document, and a second click adds no history entry', async () => {
    const to = '/contactanos?a=1#faq';
    const { address, navigate } = await renderPart(<PageLink to={to}>Ver</PageLink>);
    expect(link()).toHaveAttribute('href', to);
    expect(link()).not.toHaveAttribute('target');
    expect(click()).toBe('router');
    expect(address()).toBe(to);
    click();
    await navigate(-1);
    expect(address()).toBe('/');
  });

  test.each([
    ['Control', { ctrlKey: true }],
    ['the middle button', { button: 1 }],
  ])('R-NAV-06: the browser handles a click with %s', async (_case, init) => {
    const { address } = await renderPart(<PageLink to="/contactanos">Ver</PageLink>);
    expect(click(init)).toBe('browser');
    expect(address()).toBe('/');
  });
});
