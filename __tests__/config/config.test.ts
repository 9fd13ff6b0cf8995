import { anchors, pages } from '../../src/content/pages';
import { routeAt } from '../../src/routes';
import fc from 'fast-check';
import { business, reviews } from '../../src/config/business';
import {
  instagramUrl,
  linkedinUrl,
  mailtoUrl,
  officialSites,
  readableWhatsapp,
  whatsappUrl,
} from '../../src/config/channels';
import type * as Deployment from '../../src/config/deployment';
import { owner } from '../../src/config/owner';

const routes = Object.values(pages).map(({ path }) => path);

const canonicalPath = (pathname: string) => routeAt(pathname)?.path ?? null;

describe('routeAt', () => {
  test.each(routes)('R-NAV-07: %s is its own canonical path', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  test('R-NAV-07: any case and any number of trailing slashes mean the same route', () => {
    const variant = fc
      .tuple(fc.constantFrom(...routes), fc.infiniteStream(fc.boolean()), fc.nat({ max: 4 }))
      .map(([path, upper, slashes]) => ({
        path,
        typed:
          [...path]
            .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
            .join('') + '/'.repeat(slashes),
      }));
    fc.assert(fc.property(variant, ({ path, typed }) => canonicalPath(typed) === path));
  });

  test('whatever it is given, the answer is a route, which stays itself, or nothing', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.tuple(fc.constantFrom(...routes), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(garbage, (typed) => {
        const path = canonicalPath(typed);
        return path === null || (routes.includes(path) && canonicalPath(path) === path);
      }),
    );
  });

  test('R-NAV-08: a longer path is not taken for a route', () => {
    const word = fc.stringMatching(/^[a-z]+$/);
    fc.assert(
      fc.property(fc.constantFrom(...routes), word, (path, more) => {
        fc.pre(more !== 'index');
        return canonicalPath(`${path.replace(/\/$/, '')}/x/${more}`) === null;
      }),
    );
  });

  test.each(['', '/inicio', '/contactanos2', '/ contactanos', '/contact%61nos', 'contactanos'])(
    'R-NAV-08: %j is unknown, or home for nothing at all',
    (typed) => {
      expect(canonicalPath(typed)).toBe(typed === '' ? pages.home.path : null);
    },
  );

  test('a path of two thousand slashes is judged at once', () => {
    const started = performance.now();
    canonicalPath(`${'/'.repeat(2000)}x`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('WhatsApp', () => {
  const typed = (url: string) => new URL(url).searchParams.get('text');
  const wellFormed = fc.string({ unit: 'grapheme' });
  /** Any UTF-16 at all, halves of surrogate pairs included. */
  const anything = fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((units) => String.fromCharCode(...units));

  test('R-OWNER-05: the number is 54 9, area and number: 13 digits', () => {
    expect(business.whatsapp).toMatch(/^549\d{10}$/);
    expect(new URL(whatsappUrl('x')).pathname).toBe(`/${business.whatsapp}`);
  });

  test('R-OWNER-05, R-SEC-04: any text arrives as it was, and the address stays one of wa.me with one parameter', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const url = new URL(whatsappUrl(text));
        expect(url.origin).toBe('https://wa.me');
        expect([...url.searchParams.keys()]).toEqual(['text']);
        expect(url.hash).toBe('');
        expect(typed(url.href)).toBe(text);
      }),
    );
  });

  test.each([
    'Hola, ¿qué tal?',
    '1+1=2 & 100 % #1?',
    'dos\nrenglones\r\ny más',
    '👩‍👩‍👧 🇦🇷 ñandú «así»',
    '   espacios   ',
    '',
  ])('R-OWNER-05: %j arrives as it was', (text) => {
    expect(typed(whatsappUrl(text))).toBe(text);
  });

  test('R-OWNER-05: a text cut through an emoji still makes an address', () => {
    expect(typed(whatsappUrl('hola \ud83d'))).toBe('hola \ufffd');
    fc.assert(fc.property(anything, (text) => typed(whatsappUrl(text)) !== null));
  });

  test('R-CONTACT-01: the readable number has the same digits, grouped by spaces that do not break', () => {
    expect(readableWhatsapp().replace(/\D/g, '')).toBe(business.whatsapp);
    expect(readableWhatsapp()).toMatch(/^\+54\u00a09\u00a0\d{2,4}\u00a0\d{3,4}-\d{4}$/);
  });

  test.each([
    ['5491145551234', '+54\u00a09\u00a011\u00a04555-1234'],
    ['5493515550000', '+54\u00a09\u00a0351\u00a0555-0000'],
  ])('%s reads %s', (whatsapp, readable) => {
    const original = business.whatsapp;
    try {
      Object.assign(business, { whatsapp });
      expect(readableWhatsapp()).toBe(readable);
    } finally {
      Object.assign(business, { whatsapp: original });
    }
  });
});

describe('the other channels', () => {
  test('R-LEAD-14: mailto names the mailbox, and carries a draft whole', () => {
    expect(mailtoUrl()).toBe(`mailto:${business.email}`);
    fc.assert(
      fc.property(
        fc.record({
          subject: fc.string({ unit: 'grapheme' }),
          body: fc.string({ unit: 'grapheme' }),
        }),
        (draft) => {
          const url = new URL(mailtoUrl(draft));
          expect(url.pathname).toBe(business.email);
          // Mail programs, unlike forms, take «+» for itself.
          expect(url.search).not.toContain('+');
          expect(Object.fromEntries(url.searchParams)).toEqual(draft);
        },
      ),
    );
  });

  test('the profiles are canonical addresses', () => {
    expect(instagramUrl).toBe(`https://www.instagram.com/${business.instagram}/`);
    expect(linkedinUrl).toBe(`https://www.linkedin.com/in/${business.linkedin}/`);
    for (const url of [instagramUrl, linkedinUrl]) expect(new URL(url).href).toBe(url);
  });

  test('R-TRUST-02: the official sites are those of the facts', () => {
    expect(Object.values(officialSites).map((url) => new URL(url).host)).toEqual([
      'travel.state.gov',
      'ceac.state.gov',
      'ais.usvisa-info.com',
      'travel.state.gov',
    ]);
    for (const url of Object.values(officialSites)) expect(url).toMatch(/^https:/);
    expect(officialSites.appointments).toContain('/es-ar');
  });
});

describe('the owner’s settings', () => {
  test('R-HOME-06: there are three reviews, each with its own image and words for it', () => {
    expect(new Set(reviews.map(({ image }) => image)).size).toBe(3);
    expect(new Set(reviews.map(({ alt }) => alt)).size).toBe(3);
    for (const { link } of reviews) if (link) expect(link).toMatch(/^https:/);
  });

  test('the anchors are ids that need no encoding', () => {
    for (const id of Object.values(anchors)) expect(id).toMatch(/^[a-z]+$/);
  });
});

describe('deployment', () => {
  const { env } = process;
  afterEach(() => (process.env = env));

  const withEnvironment = (values: Record<string, string>) => {
    process.env = { ...env, SITE_URL: '', FORM_ENDPOINT: '', ...values };
    let module!: typeof Deployment;
    jest.isolateModules(() => (module = jest.requireActual('../../src/config/deployment')));
    return module.deployment;
  };

  test('R-OWNER-02: are the owner’s unless the build is told otherwise', () => {
    const { siteUrl, formEndpoint } = owner;
    expect(withEnvironment({})).toEqual({ siteUrl, formEndpoint });
  });

  test('R-OWNER-02: takes both from the environment, the site without a trailing slash', () => {
    const endpoint = 'https://forms.example.com/f/x1';
    expect(withEnvironment({ SITE_URL: 'https://a.example//', FORM_ENDPOINT: endpoint })).toEqual({
      siteUrl: 'https://a.example',
      formEndpoint: endpoint,
    });
  });
});
