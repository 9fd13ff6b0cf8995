import { screen, within } from '@testing-library/react';
import { owner } from '../../src/config/owner';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { contact } from '../../src/content/contact';
import { officialSites } from '../../src/content/derived/channelUrls';
import { errorScreen } from '../../src/content/errors';
import { formTexts, privacy } from '../../src/content/forms';
import * as homeTexts from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { closingCall, navigation } from '../../src/content/site';
import { normalizeSpaces, section, visit } from '../support/render';

/** What the pages promise in addition to the specification, and where it stands. The patterns leave the wording free. */

const { hero } = homeTexts;
const home = pages.home.path;
const text = (element: Element) => normalizeSpaces(element.textContent!);
const main = () => screen.getByRole('main');
const addressesIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each([
  ['R-TRUST-03b: the consulate alone decides', home, /visa la decide el consulado/],
  ['R-TRUST-03b: the consulate’s fee is paid apart', home, /arancel del consulado se paga aparte/],
  ['R-TRUST-05a: ten years are the longest validity of B1/B2', home, /B1\/B2\) vale hasta 10 años/],
  ['R-TRUST-05a: other visas have others', home, /de estudio y trabajo tienen otros plazos/],
  ['R-TRUST-05b: a stay is decided on arrival', home, /quedarte[^.]*se decide al llegar/],
  [
    'R-TRUST-05c: six months are advice, not law',
    home,
    /6 meses[^.]*\. No es una ley, es un consejo/,
  ],
  ['R-TRUST-05d: the DS-160 comes first', pages.about.path, /DS-160 va primero/],
  [
    'R-TRUST-05d: the appointment needs its confirmation number',
    pages.about.path,
    /Turno ?Lo sacamos con el número de confirmación de tu DS-160/,
  ],
  ['R-TRUST-05e: the interview is at the embassy', home, /embajada, en Buenos Aires/],
  [
    'R-TRUST-05e: fingerprints and photo come before, at the CAS, without an address',
    home,
    /Antes te toman huellas y foto en el Centro de Atención al Solicitante \(CAS\), casi siempre con otro turno\./,
  ],
  [
    'R-TRUST-05f: the fee comes before the appointment',
    home,
    /Pagás el arancel[^.]*y sacamos el turno/,
  ],
  ['R-TRUST-05f: the fee is not refunded', home, /arancel del consulado no se devuelve/],
  ['R-TRUST-05f: the fee is paid again', home, /arancel se paga otra vez/],
  [
    'R-TRUST-05g: what goes to the interview',
    home,
    /A la entrevista llevá[^.]*confirmaciones del DS-160 y del turno, y el comprobante del arancel/,
  ],
  ['R-TRUST-05h: ties guarantee nothing', home, /arraigo.*pero no garantizan la visa/],
  [
    'R-TRUST-05h: some nationalities are restricted',
    home,
    /según tu nacionalidad, hay restricciones/,
  ],
  [
    'R-TRUST-05i: who studies needs the I-20, in an exchange the DS-2019, and pays the SEVIS fee apart',
    home,
    /El I-20 de la escuela[^.]*intercambio \(J-1\), el DS-2019\.[^.]*pagás aparte el arancel SEVIS/,
  ],
  // The page may show the figure before or after its label.
  [
    'R-TRUST-06: the experience is the team’s',
    pages.about.path,
    /Más de \d+ años ?de experiencia del equipo|experiencia del equipo ?Más de \d+ años/,
  ],
  [
    'R-TRUST-06: the launch is the service’s',
    pages.about.path,
    /\d{4} ?lanzamiento del servicio|lanzamiento del servicio ?\d{4}/,
  ],
  ['R-TRUST-11: the service looks for no job', home, /No te buscamos empleo/],
  ['R-HOME-05: tourism has its visa', home, /Turismo ?La B1\/B2 es para pasear/],
  ['R-HOME-05: studies have theirs', home, /Estudios ?La F-1 es para una escuela/],
  ['R-HOME-05: work has its own', home, /Trabajo ?Con un empleador de EE\. UU\./],
])('%s', async (_title, path, pattern) => {
  await visit(path);
  expect(text(document.body)).toMatch(pattern);
});

interface TitledText {
  readonly title: string;
  readonly text: string | readonly (string | { readonly text: string })[];
}

/** Returns the titles of a module of src/content that have a text of their own, with it. */
function titledTextsIn(value: unknown): TitledText[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(titledTextsIn);
  return 'title' in value && 'text' in value ? [value as TitledText, ...inner] : inner;
}

test.each([
  [home, [homeTexts, closingCall], 17],
  [pages.about.path, [about, closingCall], 4],
  [pages.agencies.path, [agencies], 3],
  [pages.contact.path, [contact], 3],
])('each title on %s is a heading with its own text below it', async (path, modules, count) => {
  await visit(path);
  const titled = titledTextsIn(modules);
  expect(titled).toHaveLength(count);
  const headings = [...main().querySelectorAll('h1, h2, h3, h4')];
  const misplaced = titled.filter((each) => {
    const own = [each.text].flat().map((part) => (typeof part === 'string' ? part : part.text));
    // Two parts of home have a title «Turno».
    const named = headings.filter((heading) => text(heading) === normalizeSpaces(each.title));
    return !named.some(({ parentElement }) =>
      text(parentElement!).includes(normalizeSpaces(own.join(''))),
    );
  });
  expect(misplaced).toEqual([]);
});

test('the landmarks of a page have names, and the logo is a link to home', async () => {
  await visit(pages.contact.path);
  const bar = within(screen.getByRole('navigation', { name: navigation.label }));
  expect(bar.getByRole('link', { name: navigation.home })).toHaveAttribute('href', home);
});

test('R-TRUST-03b: the requirements link to the consulate’s fees', async () => {
  await visit(home);
  expect(addressesIn(document.getElementById('requisitos')!)).toContain(officialSites.fees);
});

test('R-TRUST-01, R-HOME-09: beside the first «Empezar» stand who the service is not, and a link for agencies', async () => {
  await visit(home);
  const banner = main().firstElementChild!;
  expect(within(banner as HTMLElement).getByRole('link', { name: /^Empezar/ })).toBeVisible();
  expect(text(banner)).toMatch(
    /Servicio privado: no somos parte del gobierno de EE\. UU\. ni de su embajada, ni los representamos\. Podés hacer el trámite por tu cuenta/,
  );
  expect(addressesIn(banner)).toContain(pages.agencies.path);
});

test.each(Object.values(pages))(
  'R-TRUST-01, R-TRUST-02: the footer of $path says that the service is private, and links the official sites',
  async ({ path }) => {
    await visit(path);
    const footer = screen.getByRole('contentinfo');
    expect(text(footer)).toMatch(
      /es un servicio privado: no es parte del gobierno de EE\. UU\. ni de su embajada, ni los representa\. Podés hacer el trámite por tu cuenta/,
    );
    const official = addressesIn(footer)
      .filter((address) => /state\.gov|usvisa-info/.test(address!))
      .map((address) => new URL(address!))
      .map(({ hostname, pathname }) => hostname + pathname.replace(/^(\/es-ar)?.*/, '$1'));
    expect(official).toEqual(['travel.state.gov', 'ceac.state.gov', 'ais.usvisa-info.com/es-ar']);
  },
);

test.each([pages.agencies, pages.contact])(
  'R-TRUST-08a: below the form of $path stand the notice of Ley 25.326 and, closed, the authority’s sentence',
  async ({ path }) => {
    await visit(path);
    const submit = screen.getByText(formTexts.submit);
    const notice = screen.getByText(/Ley 25\.326\)/);
    expect(submit.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const pattern of [
      RegExp(`^.*${owner.brand} usa estos datos solo para responderte`),
      /sin los obligatorios, no puede/,
      /un servicio externo de formularios, que puede estar en el exterior/,
      RegExp(`verlos, corregirlos o borrarlos.*${owner.email}`),
      /No mandes números de pasaporte/,
    ])
      expect(text(notice)).toMatch(pattern);
    const complaints = screen.getByText(privacy.complaints.title).closest('details')!;
    expect(complaints.open).toBe(false);
    expect(text(complaints)).toMatch(/Órgano de Control de la Ley N° 25\.326/);
  },
);

test('R-HOME-11b: the headline’s name is one sentence with all words, and the changing words are hidden from it', async () => {
  await visit(home);
  const name = normalizeSpaces(`${hero.headline} ${hero.allWords}`);
  const heading = screen.getByRole('heading', { level: 1, name });
  for (const word of heading.querySelectorAll('[data-purpose]'))
    expect(word.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('R-SITE-10e: a translator leaves brand, channels’ addresses and the notice’s address alone', async () => {
  await visit(pages.contact.path);
  const cards = within(main()).getAllByRole('listitem').slice(0, 3);
  const kept = [
    within(screen.getByRole('banner')).getByText(owner.brand),
    within(screen.getByRole('contentinfo')).getByText(owner.brand),
    // Between the parts of an address the browser may break the line.
    ...[owner.email, `@${owner.instagram}`, owner.whatsapp].map((address, index) =>
      [...cards[index]!.querySelectorAll('a *')].find(
        ({ textContent }) => textContent === address,
      )!,
    ),
    within(screen.getByText(/Ley 25\.326\)/)).getByText(owner.email),
  ];
  expect(kept.filter((part) => !part.closest('[translate="no"]')).map(text)).toEqual([]);
  // All else is translated.
  expect(section('faq').getByRole('heading', { level: 2 }).closest('[translate="no"]')).toBeNull();
});

test('R-NAV-08a: an unknown address shows the error screen between bar and footer, with links to home and Contáctanos', async () => {
  await visit('/no-existe');
  expect(within(main()).getByRole('heading', { name: errorScreen.heading })).toBeVisible();
  expect(addressesIn(main())).toEqual(expect.arrayContaining([home, pages.contact.path]));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('R-ERR-09a: below the heading of the error screen stand help in Spanish and a link to home', async () => {
  await visit('/no-existe');
  const heading = within(main()).getByRole('heading', { name: errorScreen.heading });
  const { title, text: advice } = errorScreen.help['not-found'];
  const help = within(main()).getByText(title);
  expect(within(main()).getByText(advice)).toBeVisible();
  expect(heading.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(help.closest('[lang="en"]')).toBeNull();
  const link = within(main()).getByRole('link', { name: errorScreen.home });
  expect(link).toHaveAttribute('href', home);
});

test('R-LEAD-11b: what the form says of its last message is what became of it', () => {
  const { sent, failed, unreachable } = formTexts.status;
  expect(sent).toMatch(/^(?!.*\bno\b).*lleg/);
  expect(failed).toMatch(/\bno llegó/);
  expect(unreachable).toMatch(/^Puede que .*llegado/);
});
