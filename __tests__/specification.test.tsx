import { screen, within } from '@testing-library/react';
import { business } from '../src/config/business';
import { owner } from '../src/config/owner';
import { faq } from '../src/content/faq';
import { howItWorks, requirements, reviewsSection, services } from '../src/content/home';
import { anchors } from '../src/content/pages';
import { purposes, purposeTexts } from '../src/content/purposes';
import { chats, tagline } from '../src/content/site';
import { routes } from '../src/navigation/routes';
import { normalizeSpaces, section, visit } from './support/render';

/**
 * Tests texts and constants of part 1 of docs/requirements.md; specificationForms.test.tsx tests those of the two forms. Both
 * quote what part 1 quotes, so that a wrong text in src/content fails a test.
 */

const HOME = '/';
/** Name and path of each other page. */
const COMPANY = [
  ['Acerca de nosotros', '/acercaDeNosotros'],
  ['Para agencias de viaje', '/paraAgenciasDeViaje'],
  ['Contáctanos', '/contactanos'],
] as const;
const [ABOUT, AGENCIES, CONTACT] = [COMPANY[0][1], COMPANY[1][1], COMPANY[2][1]];

const PRODUCTS = [
  ['Servicios', '/#servicios'],
  ['Reviews', '/#reviews'],
  ['Requisitos', '/#requisitos'],
  ['FAQ', '/#faq'],
] as const;

const main = () => within(screen.getByRole('main'));
const text = (element: Element) => normalizeSpaces(element.textContent!);
const pageText = () => text(screen.getByRole('main'));

/** Text and address of each link in these elements. */
const linksIn = (...elements: Element[]) =>
  elements
    .flatMap((element) => [...element.querySelectorAll('a')])
    .map((link) => [text(link), link.getAttribute('href')]);

const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockClear();
  globalThis.fetch = fetchMock;
});

test('R-NAV-01: the site has exactly four routes, without parameters', () => {
  expect(routes.map(({ path }) => path)).toEqual([HOME, ...COMPANY.map(([, path]) => path)]);
});

describe.each([[/^Conseguí tu visa de /, HOME] as const, ...COMPANY])('%s', (name, path) => {
  const chat = path === AGENCIES ? chats.agency : chats.applicant;
  beforeEach(async () => {
    const { navigate } = await visit(path === AGENCIES ? HOME : AGENCIES);
    await navigate(path);
  });

  test('R-SITE-05: the page has its heading', () => {
    expect(main().getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('R-SITE-01a: the page names the US visa', () => {
    expect(text(document.body)).toMatch(/visa de EE\. UU\./);
  });

  test('R-SITE-06: the page sends no request', () => {
    expect(main().getByRole('heading', { level: 1, name })).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('R-BAR-01: the bar links to the four sections of the home page', () => {
    const bar = screen.getByRole('banner');
    expect(bar).toContainElement(screen.getByRole('navigation'));
    expect(linksIn(bar.querySelector('ul')!)).toEqual(PRODUCTS);
  });

  const getStartLinks = () => screen.getAllByRole('link', { name: /^Empezar/, hidden: true });

  test('R-BAR-03: the bar has the first link Empezar', () => {
    expect(screen.getByRole('navigation')).toContainElement(getStartLinks()[0]!);
  });

  test('R-SITE-04, R-OWNER-05b: every link Empezar opens a WhatsApp chat with a prefilled text in a new tab', () => {
    const startLinks = getStartLinks();
    for (const link of startLinks) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/549\d{10}\?text=\S/);
      const attributes = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
      expect(attributes).toEqual([chat, '_blank', 'noopener']);
    }
  });

  test('R-FOOT-02a: the page ends with the footer', () => {
    expect(screen.getByRole('main').compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

test('R-FOOT-02b, R-LIMIT-08b: the footer has logo, tagline, links and copyright', async () => {
  await visit(ABOUT);
  const footer = screen.getByRole('contentinfo');
  expect(footer.querySelector('img')).toBeVisible();
  expect(within(footer).getByText(owner.brand)).toBeVisible();
  expect(footer).toHaveTextContent(normalizeSpaces(tagline));
  const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;
  expect(linksIn(...footer.querySelectorAll('ul'))).toEqual([
    ['Servicios', '/#servicios'],
    ['Preguntas frecuentes', '/#faq'],
    // The order of R-FOOT-02 is the alphabetical one.
    ...[...COMPANY].sort(([a], [b]) => (a < b ? -1 : 1)),
    [matching(/^Instagram/), matching(/^https:\/\/www\.instagram\.com\/[^/]+\/$/)],
    [matching(/^LinkedIn/), matching(/^https:\/\/www\.linkedin\.com\/in\/[^/]+\/$/)],
    [matching(/^WhatsApp/), matching(/^https:\/\/wa\.me\/549\d{10}\?text=/)],
    [matching(/^Correo/), matching(/^mailto:[^?]+@/)],
  ]);
  expect(within(footer).getByText(RegExp(`©.*${business.copyrightYear}`))).toBeVisible();
});

describe('home page', () => {
  beforeEach(() => visit(HOME));

  test('R-SITE-01a: the page says that it is about the US visa, for whom, and for which purposes', () => {
    expect(pageText()).toMatch(/visa de EE\. UU\.[^.]*\. Para quienes viven en Argentina/);
    const cards = section('servicios').getAllByRole('listitem').map(text).join();
    expect([/turismo/i, /estudi/i, /trabaj/i].filter((purpose) => !purpose.test(cards))).toEqual(
      [],
    );
  });

  test('R-SITE-02: the page says that the service books the appointment and prepares for the interview', () => {
    expect(pageText()).toMatch(/\bturno\b.*\bprepar\w+ para la entrevista/i);
  });

  test('R-HOME-01b: each word of the headline has its own colour and its own icon', () => {
    const headline = within(screen.getByRole('heading', { level: 1 }));
    const texts = ['Turismo', 'Estudios', 'Trabajo'];
    expect(purposes.map((purpose) => purposeTexts[purpose].word)).toEqual(texts);
    const words = texts.map((word) => headline.getByText(word));
    const styles = words.map((word) => getComputedStyle(word));
    expect(styles.map(({ color }) => color)).toEqual(Array(3).fill('var(--purpose)'));
    const colours = styles.map((style) => style.getPropertyValue('--purpose'));
    const icons = words.map((word) => word.querySelector('svg')?.innerHTML);
    // A missing colour or icon would be one of its own.
    expect([...colours, ...icons].filter((found) => !found)).toEqual([]);
    expect([new Set(colours).size, new Set(icons).size]).toEqual([3, 3]);
  });

  test('R-HOME-05: the services are several cards, each with an image', () => {
    const cards = section('servicios').getAllByRole('listitem');
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card.querySelector('img')).toBeVisible();
  });

  test('R-HOME-06, R-LIMIT-06: the section «… personas obtuvieron sus visas» has exactly three review images', () => {
    const name = `${business.clients}+ personas obtuvieron sus visas`;
    expect(section('reviews').getByRole('heading', { name })).toBeVisible();
    const images = section('reviews').getAllByRole<HTMLImageElement>('img');
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(3);
    expect([...document.querySelectorAll('#reviews img')]).toEqual(images);
  });

  test('R-HOME-07: the section Requisitos lists a passport, proof of ties and, for foreigners, the DNI', () => {
    const requirements = section('requisitos');
    expect(requirements.getByRole('heading', { name: 'Requisitos' })).toBeVisible();
    const [forAll] = requirements.getAllByRole('list');
    expect(within(forAll!).getAllByRole('listitem').map(text)).toEqual([
      expect.stringMatching(/pasaporte vigente/i),
      expect.stringMatching(/Argentina.*familia.*propiedad.*empleo/),
      expect.stringMatching(/DNI.*extranjero/),
    ]);
  });

  const listsOfHowItWorks = () =>
    within(screen.getByRole('region', { name: howItWorks.title })).getAllByRole('list');

  test('R-HOME-14a: after the services the page says where to ask the price and the date, and that no date is promised', () => {
    const [terms] = listsOfHowItWorks();
    expect(document.getElementById('servicios')!.compareDocumentPosition(terms!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(within(terms!).getAllByRole('listitem').map(text)).toEqual([
      expect.stringMatching(/^Precio.*Preguntalo/),
      expect.stringMatching(/^Cuánto tarda.*no prometemos fechas.*Preguntanos/),
    ]);
    expect(linksIn(terms!).map(([, address]) => address)).toEqual([chats.price, chats.date]);
  });

  test('R-HOME-14b: four steps, the first a message, say what each depends on', () => {
    const [, steps] = listsOfHowItWorks();
    expect(within(steps!).getAllByRole('listitem').map(text)).toEqual(
      [
        /WhatsApp/,
        /DS-160.*Lo que declarás es tu responsabilidad/,
        /arancel.*La fecha depende de los turnos/,
        /entrevista.*La visa depende del consulado/i,
      ].map((pattern) => expect.stringMatching(pattern) as string),
    );
  });

  test('R-TRUST-10b: the English words of bar, menu, cards and requirements have their language', () => {
    expect([...document.querySelectorAll('[lang="en"]')].map(text)).toEqual([
      'Reviews',
      'Reviews',
      'Work & Travel',
      'Work & Travel',
    ]);
  });

  test('R-BAR-02b: the menu has Productos and Compañía with all links', () => {
    const dialog = document.querySelector('dialog')!;
    // jsdom has no showModal(): __tests__/browser/controls.test.ts presses the button.
    dialog.open = true;
    const titles = within(dialog).getAllByRole('heading');
    expect(titles.map(text)).toEqual(['Productos', 'Compañía']);
    expect(linksIn(...dialog.querySelectorAll('ul'))).toEqual([...PRODUCTS, ...COMPANY]);
  });
});

describe('about page', () => {
  beforeEach(() => visit(ABOUT));

  test('R-ABOUT-02a, R-ABOUT-02b: the page opens with a banner of heading, text and drawing, says that the service makes the visa process simple, and describes the system that gets the appointment and prepares for the interview', () => {
    const heading = main().getByRole('heading', { level: 1 });
    const banner = screen.getByRole('main').firstElementChild!;
    expect(banner).toContainElement(heading);
    expect(heading.nextElementSibling).toHaveTextContent(/visa/);
    expect(banner.querySelector('svg, img')).toBeVisible();
    expect(pageText()).toMatch(/trámite de la visa/);
    expect(pageText()).toMatch(/simpl(e|ific)/);
    expect(main().getByRole('heading', { name: /sistema/ })).toBeVisible();
    expect(main().getByText(/conseguir(te)? el turno.*preparar(te)?.*entrevista/)).toBeVisible();
  });

  test("R-ABOUT-04: the founder's image is a link to a LinkedIn profile", () => {
    const link = main().getByRole('link', { name: /LinkedIn/ });
    expect(link.querySelector('img')).toBeVisible();
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[^/]+\/$/);
  });

  // The page may show a figure before or after its label.
  test('R-LIMIT-06: the page shows the number of clients', () => {
    const { clients } = business;
    expect(pageText()).toMatch(
      RegExp(`${clients}\\+ ?clientes satisfechos|clientes satisfechos ?${clients}\\+`),
    );
  });

  test('R-LIMIT-07: the page shows the years of experience', () => {
    const years = `más de ${business.yearsOfExperience} años`;
    expect(pageText()).toMatch(
      RegExp(`${years} de experiencia|experiencia[^.]{0,20}${years}`, 'i'),
    );
  });

  test('R-LIMIT-08a: the page shows the launch year', () => {
    expect(pageText()).toMatch(RegExp(`lanza[^.]{0,40}${business.launchYear}`, 'i'));
  });
});

describe('the agencies’ page', () => {
  beforeEach(() => visit(AGENCIES));

  test('R-SITE-03: it offers special rates', () => {
    // Not «no hay tarifas especiales».
    expect(pageText()).toMatch(/(?<!\b(no|sin)\b[^.]*)tarifas especiales/i);
  });

  test('R-AGENCY-01: it has a form', () => {
    expect(main().getByRole('form')).toBeVisible();
  });

  test('R-LIMIT-04: it promises a reply within the hours of the settings', () => {
    expect(main().getAllByText(RegExp(`${business.replyHours}\\shoras`))[0]).toBeVisible();
  });
});

describe('the contact page', () => {
  beforeEach(() => visit(CONTACT));
  const cards = () => main().getAllByRole('listitem').slice(0, 3);

  test('R-CONTACT-01, R-CONTACT-05: the texts of three channels are the address, user name or number alone', () => {
    expect(linksIn(...cards())).toEqual([
      [owner.email, `mailto:${owner.email}`],
      [`@${owner.instagram}`, `https://www.instagram.com/${owner.instagram}/`],
      [owner.whatsapp, expect.stringMatching(/^https:\/\/wa\.me\/549\d{10}\?text=/)],
    ]);
  });

  test('R-OWNER-05a: it shows the WhatsApp number as the owner writes it', () => {
    expect(text(cards()[2]!)).toContain(owner.whatsapp);
  });

  test('R-LIMIT-04: it promises a reply within the hours of the settings beside the e-mail', () => {
    expect(text(cards()[0]!)).toContain(`${business.replyHours} horas`);
  });

  test('R-CONTACT-03: it has the form', () => {
    expect(main().getByRole('form')).toBeVisible();
  });
});

test.each([HOME, CONTACT])(
  'R-FAQ-01a, R-FAQ-02: the FAQ of %s has four closed items with the required answers',
  async (path) => {
    await visit(path);
    const items = section('faq').getAllByRole('group') as HTMLDetailsElement[];
    expect(items.map(({ open }) => open)).toEqual([false, false, false, false]);
    expect(items.map(text)).toEqual(
      faq.items.map(({ question, answer }) => normalizeSpaces(question + answer)),
    );
    // What the specification says of each answer.
    expect(items.map(text)).toEqual(
      [
        /pasajes.*\?No\b/,
        /B1\/B2.*\b10 años/,
        /rechaz.*\b6 meses.*consejo/,
        /rechaz.*errores en el DS-160.*documentos que faltan.*arraigo.*datos que no coinciden/,
      ].map((pattern) => expect.stringMatching(pattern) as string),
    );
  },
);

test('R-ERR-03: the routing error screen reads «Unexpected Application Error!»', async () => {
  await visit('/no-existe');
  expect(
    main().getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
});

test('R-HOME-02: the four sections of home have the required anchors', async () => {
  await visit(HOME);
  const names = ['servicios', 'reviews', 'requisitos', 'faq'];
  const sections = names.map((name) => document.getElementById(name));
  expect(sections.map((found) => found?.querySelector('h2')?.textContent)).toEqual([
    services.title,
    `${reviewsSection.figure} ${reviewsSection.statement}`,
    requirements.title,
    faq.title,
  ]);
  expect(Object.values(anchors)).toEqual(names);
});

test('R-LIMIT-03b: up to 768 px a section moves less when it appears', async () => {
  const breakpoint = 768;
  await visit(HOME);
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('');
  const [narrow, wide] = css
    .split(`@media (min-width:${breakpoint + 1}px)`)
    .map((part) => Number(/@keyframes rise .*?translateY\((\d+)px\)/s.exec(part)?.[1]));
  expect(narrow).toBeLessThan(wide!);
});
