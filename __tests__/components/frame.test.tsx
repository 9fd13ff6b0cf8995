import { anchors } from '../../src/content/pages';
import { screen, within } from '@testing-library/react';
import { Banner } from '../../src/components/Banner';
import { ErrorScreen } from '../../src/components/ErrorScreen';
import { FaqSection } from '../../src/components/FaqSection';
import { Footer } from '../../src/components/Footer';
import { FormSheet } from '../../src/components/FormSheet';
import { Section } from '../../src/components/Section';
import { business } from '../../src/config/business';
import { faq } from '../../src/content/faq';
import { errorScreen } from '../../src/content/errors';
import { disclosure, footer, newTab, reviewedOn } from '../../src/content/site';
import { asRead, renderPart, section } from '../support/render';

describe('Footer', () => {
  beforeEach(() => renderPart(<Footer />));

  test('R-FOOT-01: is the page’s footer, with logo, brand and tagline', () => {
    const content = within(screen.getByRole('contentinfo'));
    expect(content.getByText(business.brand)).toBeVisible();
    expect(content.getByText(asRead(footer.tagline))).toBeVisible();
    expect(document.querySelector('footer img')).toHaveAttribute('alt', '');
  });

  test.each([footer.product, footer.company])(
    'R-FOOT-02: heads its links «$title»',
    ({ title, links }) => {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      for (const { label, to } of links) {
        expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
      }
    },
  );

  test('R-A11Y-08, R-FOOT-03: opens the networks in a new tab, and the mail program in this one', () => {
    expect(screen.getByRole('heading', { name: footer.socialTitle })).toBeVisible();
    for (const { name, href } of footer.social) {
      const isMail = href.startsWith('mailto:');
      const link = screen.getByRole('link', { name: isMail ? name : `${name} ${newTab}` });
      expect(link).toHaveAttribute('href', href);
      expect(link.hasAttribute('target')).toBe(!isMail);
    }
  });

  test('R-FOOT-04, R-FOOT-05: ends with who we are not, the official sites, and the copyright', () => {
    for (const part of disclosure) {
      if (typeof part === 'string') {
        expect(screen.getByRole('contentinfo')).toHaveTextContent(asRead(part));
      } else {
        expect(screen.getByRole('link', { name: `${part.text} ${newTab}` })).toHaveAttribute(
          'href',
          part.href,
        );
      }
    }
    expect(screen.getByText(asRead(footer.copyright))).toBeVisible();
  });
});

describe('Section', () => {
  test('R-A11Y-03, R-NAV-05: is a named region with its anchor, and a heading that scripts can focus', async () => {
    await renderPart(
      <Section id="aqui" title="Título" lead="Bajada">
        <p>Contenido</p>
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Título' });
    expect(region).toHaveAttribute('id', 'aqui');
    const heading = within(region).getByRole('heading', { level: 2, name: 'Título' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(within(region).getByText('Bajada')).toBeVisible();
    expect(within(region).getByText('Contenido')).toBeVisible();
  });

  test('has no empty paragraph where there is no lead, and no id without an anchor', async () => {
    await renderPart(<Section title="Título">{null}</Section>);
    expect(document.querySelector('section p')).toBeNull();
    expect(screen.getByRole('region')).not.toHaveAttribute('id');
  });
});

describe('Banner', () => {
  const art = { src: '/a.svg', width: 4, height: 3 };

  test('R-NAV-05: heads the page; its heading takes the focus', async () => {
    await renderPart(<Banner title="Título" lead="Bajada" promise="En 24 horas" art={art} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Título' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(screen.getByText('Bajada')).toBeVisible();
    expect(screen.getByText('En 24 horas')).toBeVisible();
  });

  test('R-PERF-09: reserves its drawing’s place, so that nothing moves', async () => {
    await renderPart(<Banner title="Título" lead="Bajada" art={art} />);
    const image = document.querySelector('svg, img');
    expect(image).toHaveAttribute('width', '4');
    expect(image).toHaveAttribute('height', '3');
  });

  test('shows neither promise nor drawing where there is none', async () => {
    await renderPart(<Banner title="Título" lead="Bajada" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });
});

test('R-A11Y-03: FormSheet names the form’s part of the page by its heading', async () => {
  await renderPart(<FormSheet title="Escribinos">campos</FormSheet>);
  const sheet = screen.getByRole('region', { name: 'Escribinos' });
  expect(within(sheet).getByRole('heading', { level: 2, name: 'Escribinos' })).toBeVisible();
  expect(sheet).toHaveTextContent('campos');
});

describe('ErrorScreen', () => {
  const onRetry = jest.fn();
  beforeEach(async () => {
    onRetry.mockClear();
    await renderPart(<ErrorScreen reason="unexpected" onRetry={onRetry} />);
  });

  test('R-ERR-03: its heading is English, marked as such; the help is not', () => {
    const heading = screen.getByRole('heading', { level: 1, name: errorScreen.heading });
    expect(heading).toHaveAttribute('lang', 'en');
    const { title, text } = errorScreen.help.unexpected;
    expect(screen.getByText(title).closest('[lang]')).toBeNull();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('R-ERR-04: retries when asked to, and only then', () => {
    expect(onRetry).not.toHaveBeenCalled();
    screen.getByRole('button', { name: errorScreen.retry }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('R-ERR-03: knows the way home, and its drawing says nothing', () => {
    expect(screen.getByRole('link', { name: errorScreen.home })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('FaqSection', () => {
  test('R-TRUST-07: is the #faq region, says when it was checked, and has every question', async () => {
    await renderPart(<FaqSection />);
    expect(document.getElementById(anchors.faq)).toBe(
      screen.getByRole('region', { name: faq.title }),
    );
    expect(screen.getByText(reviewedOn)).toBeVisible();
    for (const { question: name } of faq.items) {
      expect(section(anchors.faq).getByRole('heading', { level: 3, name })).toBeVisible();
    }
  });
});
