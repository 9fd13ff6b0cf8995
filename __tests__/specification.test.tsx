import { anchors, pages } from '../src/content/pages';
import { act, screen, within } from '@testing-library/react';
import { business } from '../src/config/business';
import { price } from '../src/config/details';
import { ChunkLoadError } from '../src/components/lazyPart';
import { PAGE_TIMEOUT_MS, routeAt, routes } from '../src/routes';
import { createSiteTheme } from '../src/theme/theme';
import { asRead, displayAt, section, visit } from './support/render';

const theme = createSiteTheme();

/**
 * Part 1 of docs/requirements.md, line by line. Its texts are quoted here, once and literally, so that
 * no slip in src/content passes; every other suite reads them from src. Its numbers are quoted under
 * «constants» alone; the rest of this file takes them from src/config, as the owner may outdo them. The two forms are in `specificationForms.test.tsx`.
 */

const HOME = '/';
const ABOUT = '/acercaDeNosotros';
const AGENCIES = '/paraAgenciasDeViaje';
const CONTACT = '/contactanos';
const ROUTES = [HOME, ABOUT, AGENCIES, CONTACT];

const main = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));
const nav = () => within(screen.getByRole('navigation'));
const text = (element: Element) => asRead(element.textContent!);

beforeEach(() => sessionStorage.clear());

describe('what the site is', () => {
  test.each(ROUTES)('R-SITE-01: %s says that it is about the US visa', async (path) => {
    await visit(path);
    expect(text(document.body)).toMatch(/visa de EE\. UU\./);
  });

  test('R-SITE-02: the home page says that it books the appointment and prepares for the interview', async () => {
    await visit(HOME);
    expect(text(screen.getByRole('main'))).toMatch(
      /sacamos el turno.*preparamos para la entrevista/i,
    );
  });

  test('R-SITE-03, R-AGENCY-03: agencies are offered special rates', async () => {
    await visit(AGENCIES);
    expect(text(screen.getByRole('main'))).toMatch(/tarifas especiales/i);
  });

  test('R-LIMIT-06, R-LIMIT-07, R-LIMIT-08, R-ABOUT-05: it claims so many clients, more than so many years of experience, and a launch', async () => {
    await visit(ABOUT);
    const words = text(screen.getByRole('main'));
    const { clients, yearsOfExperience, launchYear } = business;
    const years = `más de ${yearsOfExperience} años`;
    // Each is a figure with its name, in a sentence or in a list.
    expect(words).toMatch(
      RegExp(`${clients}\\+ ?clientes satisfechos|clientes satisfechos ?${clients}\\+`),
    );
    expect(words).toMatch(RegExp(`${years} de experiencia|experiencia[^.]{0,20}${years}`, 'i'));
    expect(words).toMatch(RegExp(`lanza[^.]{0,40}${launchYear}`, 'i'));
  });

  test.each(ROUTES)(
    'R-SITE-04, R-BAR-03: on %s every Empezar opens a WhatsApp chat with a text typed',
    async (path) => {
      await visit(path);
      const calls = screen.getAllByRole('link', { name: /^Empezar/ });
      expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Empezar/ })).toBe(
        calls[0],
      );
      for (const call of calls) {
        const url = new URL(call.getAttribute('href')!);
        expect(url.origin).toBe('https://wa.me');
        expect(url.pathname).toMatch(/^\/549\d{10}$/);
        expect(url.searchParams.get('text')).toMatch(/\S/);
        expect(call).toHaveAttribute('target', '_blank');
        expect(call.getAttribute('rel')).toMatch(/\bnoopener\b/);
      }
    },
  );
});

describe('screens and routes', () => {
  test('R-NAV-01: there are exactly four routes, without parameters', () => {
    expect(routes.map(({ path }) => path)).toEqual(ROUTES);
  });

  test.each([
    [HOME, /^Conseguí tu visa de /],
    [ABOUT, 'Acerca de nosotros'],
    [AGENCIES, 'Para agencias de viaje'],
    [CONTACT, 'Contáctanos'],
  ])('R-NAV-01, R-SITE-05: %s shows its screen, with bar and footer', async (path, name) => {
    await visit(path);
    expect(main().getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('navigation'));
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test.each([HOME, ABOUT])('R-ABOUT-06, R-HOME-08: %s ends with the footer', async (path) => {
    await visit(path);
    const end = screen.getByRole('contentinfo');
    expect(screen.getByRole('main').compareDocumentPosition(end)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('R-NAV-02: every route change scrolls to the top, the second visit too', async () => {
    const { user } = await visit(HOME);
    const scrollTo = jest.spyOn(window, 'scrollTo');
    for (const [link, heading] of [
      ['Contáctanos', 'Contáctanos'],
      ['Acerca de nosotros', 'Acerca de nosotros'],
      ['Contáctanos', 'Contáctanos'],
    ] as const) {
      scrollTo.mockClear();
      await user.click(footer().getByRole('link', { name: link }));
      await screen.findByRole('heading', { level: 1, name: heading });
      expect(scrollTo).toHaveBeenCalledTimes(1);
      expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    }
  });

  describe('home', () => {
    test('R-HOME-01, R-LIMIT-02: the headline shows Turismo, Estudios, Trabajo for 3 seconds each, around and around', async () => {
      jest.useFakeTimers();
      try {
        await visit(HOME);
        const headline = within(screen.getByRole('heading', { level: 1 }));
        const words = ['Turismo', 'Estudios', 'Trabajo'].map((word) => headline.getByText(word));
        const shown = () =>
          words.filter((word) => getComputedStyle(word).visibility !== 'hidden').map(text);
        const seen = [shown()];
        for (let step = 0; step < 4; step++) {
          act(() => jest.advanceTimersByTime(2999));
          expect(shown()).toEqual(seen.at(-1));
          act(() => jest.advanceTimersByTime(1));
          seen.push(shown());
        }
        expect(seen.flat()).toEqual(['Turismo', 'Estudios', 'Trabajo', 'Turismo', 'Estudios']);
      } finally {
        jest.useRealTimers();
      }
    });

    test('R-HOME-04: each of the words has its own colour and its own icon', async () => {
      await visit(HOME);
      const headline = within(screen.getByRole('heading', { level: 1 }));
      const words = ['Turismo', 'Estudios', 'Trabajo'].map((word) => headline.getByText(word));
      expect(new Set(words.map((word) => getComputedStyle(word).color)).size).toBe(3);
      expect(new Set(words.map((word) => word.querySelector('svg')!.innerHTML)).size).toBe(3);
    });

    test('R-HOME-05: the service cards are a gallery of images', async () => {
      await visit(HOME);
      const cards = section('servicios').getAllByRole('listitem');
      expect(cards.length).toBeGreaterThan(1);
      for (const card of cards) expect(card.querySelector('img')).toBeVisible();
    });

    test('R-HOME-06, R-LIMIT-06: «… personas obtuvieron sus visas» heads exactly three review images', async () => {
      await visit(HOME);
      const reviews = section('reviews');
      expect(
        reviews.getByRole('heading', {
          name: `${business.clients}+ personas obtuvieron sus visas`,
        }),
      ).toBeVisible();
      expect(reviews.getAllByRole('img')).toHaveLength(3);
      expect(document.querySelectorAll('#reviews img')).toHaveLength(3);
    });

    test('R-HOME-07: Requisitos asks for a passport, proof of ties and, of foreigners, the DNI', async () => {
      await visit(HOME);
      const requirements = section('requisitos');
      expect(requirements.getByRole('heading', { name: 'Requisitos' })).toBeVisible();
      const items = requirements.getAllByRole('listitem').map(text);
      expect(items).toEqual([
        expect.stringMatching(/pasaporte vigente/i),
        expect.stringMatching(/Argentina.*familia.*propiedad.*empleo/),
        expect.stringMatching(/DNI.*extranjero/),
      ]);
    });

    test('R-HOME-14: it works in four steps, of which the first is a message; no date is promised', async () => {
      await visit(HOME);
      const [steps, terms] = within(screen.getByRole('region', { name: /cómo funciona/i }))
        .getAllByRole('list')
        .map((list) => within(list).getAllByRole('listitem').map(text));
      expect(steps).toHaveLength(4);
      expect(steps![0]).toMatch(/WhatsApp/);
      // Who has set a price need not be asked for it.
      expect(terms!.join()).toMatch(price ? /Precio/ : /Precio. Preguntalo por WhatsApp/);
      expect(terms!.join()).toMatch(/Fecha.*no prometemos/);
    });

    test('R-HOME-08, R-FAQ-01: the FAQ is an accordion of four', async () => {
      await visit(HOME);
      expect(section('faq').getAllByRole('heading', { level: 3 })).toHaveLength(4);
      expect(document.querySelectorAll('#faq details[open]')).toHaveLength(0);
    });

    test.each(['servicios', 'reviews', 'requisitos', 'faq'])(
      'R-HOME-03: ?section=%s scrolls smoothly to that anchor',
      async (id) => {
        await routeAt(HOME)!.page.load();
        const { navigate } = await visit(CONTACT);
        const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
        await navigate(`/?section=${id}`);
        expect(scroll.mock.contexts).toEqual([document.getElementById(id)]);
        expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
      },
    );

    test('R-HOME-03: ?section= with an unknown id is ignored', async () => {
      await routeAt(HOME)!.page.load();
      const { navigate } = await visit(CONTACT);
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      await navigate('/?section=nada');
      expect(scroll).not.toHaveBeenCalled();
    });
  });

  describe('about', () => {
    beforeEach(() => visit(ABOUT));

    test('R-ABOUT-01: it opens with a banner: its heading, a line and a drawing', () => {
      const heading = main().getByRole('heading', { level: 1 });
      const banner = screen.getByRole('main').firstElementChild!;
      expect(banner).toContainElement(heading);
      expect(heading.nextElementSibling).toHaveTextContent(/visa/);
      expect(banner.querySelector('svg, img')).toBeVisible();
    });

    test('R-ABOUT-02: the service is described as making the visa process simple', () => {
      const words = text(screen.getByRole('main'));
      expect(words).toMatch(/trámite de la visa/);
      expect(words).toMatch(/simpl(e|ific)/);
    });

    test('R-ABOUT-03: the system gets the appointment and prepares for the interview', () => {
      expect(main().getByRole('heading', { name: /sistema/ })).toBeVisible();
      expect(main().getByText(/conseguir(te)? el turno.*preparar(te)?.*entrevista/)).toBeVisible();
    });

    test("R-ABOUT-04: the founder's image leads to a LinkedIn profile", () => {
      const link = main().getByRole('link', { name: /LinkedIn/ });
      expect(link.querySelector('img')).toBeVisible();
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/www\.linkedin\.com\/in\/[^/]+\/$/),
      );
    });
  });

  test('R-AGENCY-01, R-AGENCY-02: agencies get a form and the promise of a reply within hours', async () => {
    await visit(AGENCIES);
    expect(main().getByRole('form')).toBeVisible();
    expect(main().getAllByText(RegExp(`${business.replyHours}\\shoras`))[0]).toBeVisible();
  });

  test('R-CONTACT-01, R-CONTACT-02, R-CONTACT-03, R-CONTACT-04: contact has its three channels, the promise beside the e-mail, the form and the FAQ', async () => {
    await visit(CONTACT);
    const [email, instagram, whatsapp] = main()
      .getAllByRole('listitem')
      .map((card) => ({ card, href: within(card).queryByRole('link')?.getAttribute('href') }));
    expect(email!.href).toMatch(/^mailto:[^?]+@/);
    expect(text(email!.card)).toContain(`${business.replyHours} horas`);
    expect(instagram!.href).toMatch(/^https:\/\/www\.instagram\.com\/[^/]+\/$/);
    expect(whatsapp!.href).toMatch(/^https:\/\/wa\.me\/549\d{10}\?text=/);
    expect(main().getByRole('form')).toBeVisible();
    expect(section('faq').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  describe('shared navigation bar', () => {
    const links = [
      ['Servicios', '/#servicios'],
      ['Reviews', '/#reviews'],
      ['Requisitos', '/#requisitos'],
      ['FAQ', '/#faq'],
    ] as const;

    test.each(ROUTES)(
      'R-BAR-01: on %s it links to the four sections of the home page',
      async (path) => {
        await visit(path);
        for (const [name, href] of links) {
          expect(nav().getByRole('link', { name })).toHaveAttribute('href', href);
        }
      },
    );

    test('R-BAR-02: below 768 px a hamburger opens Productos and Compañía with all links', async () => {
      await visit(HOME);
      const toggle = screen.getByRole('button', { name: /menú/i });
      const dialog = document.getElementById(toggle.getAttribute('commandfor')!);
      // jsdom has no showModal(): __tests__/browser/controls.test.ts presses the button.
      (dialog as HTMLDialogElement).open = true;
      const menu = within(screen.getByRole('dialog'));
      expect(menu.getByRole('heading', { name: 'Productos' })).toBeVisible();
      expect(menu.getByRole('heading', { name: 'Compañía' })).toBeVisible();
      for (const [name, href] of [
        ...links,
        ['Acerca de nosotros', ABOUT],
        ['Para agencias de viaje', AGENCIES],
        ['Contáctanos', CONTACT],
      ] as const) {
        expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
      }
    });

    test('R-BAR-02, R-LIMIT-03: at exactly 768 px it is the desktop bar', async () => {
      await visit(HOME);
      const toggle = screen.getByRole('button', { name: /menú/i });
      const list = nav().getByRole('list');
      expect([767, 768].map((width) => displayAt(toggle, width) === 'none')).toEqual([false, true]);
      expect([767, 768].map((width) => displayAt(list, width) === 'none')).toEqual([true, false]);
    });
  });

  test.each(ROUTES)(
    'R-FOOT-01, R-FOOT-02, R-FOOT-03, R-FOOT-04: the footer of %s is complete',
    async (path) => {
      await visit(path);
      expect(document.querySelector('footer img')).toBeVisible();
      expect(footer().getByText(business.brand)).toBeVisible();
      for (const [name, href] of [
        ['Servicios', '/#servicios'],
        ['Preguntas frecuentes', '/#faq'],
        ['Acerca de nosotros', ABOUT],
        ['Contáctanos', CONTACT],
        ['Para agencias de viaje', AGENCIES],
        [/^Instagram/, expect.stringMatching(/^https:\/\/www\.instagram\.com\//)],
        [/^LinkedIn/, expect.stringMatching(/^https:\/\/www\.linkedin\.com\/in\//)],
      ] as const) {
        expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
      }
      expect(footer().getByText(RegExp(`©.*${business.copyrightYear}`))).toBeVisible();
    },
  );
});

describe('errors', () => {
  test('R-ERR-03: the routing error screen reads «Unexpected Application Error!»', async () => {
    await visit('/no-existe');
    expect(
      main().getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  });

  test('R-ERR-01, R-ERR-02, R-LIMIT-05: a chunk that fails is a ChunkLoadError, after 120 s at the latest', () => {
    expect(new ChunkLoadError().name).toBe('ChunkLoadError');
    expect(PAGE_TIMEOUT_MS).toBe(120_000);
  });
});

describe('constants', () => {
  // To go back on a promise on purpose, change its number here too; to outdo one, src/config is enough.
  test('R-LIMIT-01, R-LIMIT-02, R-LIMIT-04, R-LIMIT-06, R-LIMIT-07, R-LIMIT-08: the constants are those that were agreed, and no promise falls short', () => {
    expect(business.messageMaxLength).toBe(112);
    expect(business.headlineRotationMs).toBe(3000);
    expect(business.launchYear).toBeLessThanOrEqual(2022);
    expect(business.clients).toBeGreaterThanOrEqual(1200);
    expect(business.yearsOfExperience).toBeGreaterThanOrEqual(5);
    expect(business.copyrightYear).toBeGreaterThanOrEqual(2024);
    expect(business.replyHours).toBeLessThanOrEqual(24);
  });

  test('R-NAV-01, R-HOME-02: routes and anchors are those that were agreed', () => {
    expect(Object.values(pages).map(({ path }) => path)).toEqual(ROUTES);
    expect(Object.values(anchors)).toEqual(['servicios', 'reviews', 'requisitos', 'faq']);
  });

  test('R-LIMIT-03: the mobile breakpoint is 768 px, and the reveal differs a little on either side', () => {
    expect(theme.breakpoints.values.menu).toBe(768);
    const { narrow, wide } = theme.site.revealOffset;
    expect(narrow).not.toBe(wide);
  });

  test('R-FAQ-02, R-FAQ-03, R-FAQ-04, R-FAQ-05: the FAQ answers what it has to', async () => {
    const { user } = await visit(HOME);
    for (const [question, answer] of [
      [/pasajes/, /^No\b.*entrevista/],
      [/dura/, /10 años/],
      [/rechaz.*\?$/, /6 meses/],
      [/por qué se rechaza/i, /DS-160.*documentos que faltan.*arraigo.*no coinciden/],
    ] as const) {
      const [heading] = section('faq').getAllByRole('heading', { level: 3, name: question });
      await user.click(heading!);
      const shown = heading!
        .closest('details')!
        .querySelector<HTMLElement>('.MuiAccordionDetails-root');
      expect(shown).toBeVisible();
      expect(text(shown!)).toMatch(answer);
    }
  });
});
