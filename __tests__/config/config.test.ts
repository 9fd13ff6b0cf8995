import { pages } from '../../src/content/pages';
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

const routePaths = Object.values(pages).map(({ path }) => path);

const canonicalPath = (pathname: string) => routeAt(pathname)?.path ?? null;

describe('routeAt', () => {
  test('R-NAV-07: letter case and trailing slashes do not change the route of a path', () => {
    const variant = fc
      .tuple(fc.constantFrom(...routePaths), fc.infiniteStream(fc.boolean()), fc.nat({ max: 4 }))
      .map(([path, upper, slashes]) => ({
        path,
        typed:
          [...path]
            .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
            .join('') + '/'.repeat(slashes),
      }));
    fc.assert(fc.property(variant, ({ path, typed }) => canonicalPath(typed) === path));
  });

  test('R-NAV-08: routeAt returns null or a route with a canonical path for any string', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.tuple(fc.constantFrom(...routePaths), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const path = canonicalPath(typed);
        return path === null || (routePaths.includes(path) && canonicalPath(path) === path);
      }),
    );
  });

  test.each(['', '/inicio', '/contactanos2', '/contactanos/x', '/contact%61nos', 'contactanos'])(
    'R-NAV-08: routeAt(%j) returns null, or home for an empty path',
    (typed) => {
      expect(canonicalPath(typed)).toBe(typed === '' ? pages.home.path : null);
    },
  );

  // An exponential pattern would not end.
  test('R-NAV-08: a path with 2000 slashes and another character is no route', () => {
    expect(canonicalPath(`${'/'.repeat(2000)}x`)).toBeNull();
  });
});

describe('WhatsApp', () => {
  const textOf = (url: string) => new URL(url).searchParams.get('text');

  test('R-OWNER-05: the number in links has 13 digits and begins with 549', () => {
    expect(business.whatsapp).toMatch(/^549\d{10}$/);
    expect(new URL(whatsappUrl('x')).pathname).toBe(`/${business.whatsapp}`);
  });

  test('R-OWNER-05, R-SEC-04: any text is the unchanged and only parameter of a wa.me address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(whatsappUrl(text));
        expect(url.origin).toBe('https://wa.me');
        expect([...url.searchParams.keys()]).toEqual(['text']);
        expect(url.hash).toBe('');
        expect(textOf(url.href)).toBe(text);
      }),
    );
  });

  test('R-OWNER-05: half of an emoji at the end of a text becomes U+FFFD', () => {
    expect(textOf(whatsappUrl('hola \ud83d'))).toBe('hola \ufffd');
  });

  test.each([
    ['5491145551234', '+54\u00a09\u00a011\u00a04555-1234'],
    ['5493515550000', '+54\u00a09\u00a03515550000'],
    ['5492966550000', '+54\u00a09\u00a02966550000'],
  ])('R-CONTACT-01: the number %s is shown as %s', (whatsapp, readable) => {
    const original = business.whatsapp;
    try {
      Object.assign(business, { whatsapp });
      expect(readableWhatsapp()).toBe(readable);
    } finally {
      Object.assign(business, { whatsapp: original });
    }
  });
});

describe('other channels', () => {
  test('R-LEAD-14: the mailto address has the service’s e-mail address and the unchanged subject and body of a draft', () => {
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
          // Mail programs show «+» as a plus sign and not as a space.
          expect(url.search).not.toContain('+');
          expect(Object.fromEntries(url.searchParams)).toEqual(draft);
        },
      ),
    );
  });

  test('the URLs of the Instagram and LinkedIn profiles are complete and normalized', () => {
    expect(instagramUrl).toBe(`https://www.instagram.com/${business.instagram}/`);
    expect(linkedinUrl).toBe(`https://www.linkedin.com/in/${business.linkedin}/`);
    for (const url of [instagramUrl, linkedinUrl]) expect(new URL(url).href).toBe(url);
  });

  test('R-TRUST-02: the official sites have the required hosts and https', () => {
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

test('R-HOME-06: there are exactly three reviews, with different images and alternative texts', () => {
  expect(reviews).toHaveLength(3);
  expect(new Set(reviews.map(({ image }) => image)).size).toBe(3);
  expect(new Set(reviews.map(({ alt }) => alt)).size).toBe(3);
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

  test('R-OWNER-02: without environment variables siteUrl and formEndpoint are the owner’s settings', () => {
    const { siteUrl, formEndpoint } = owner;
    expect(withEnvironment({})).toEqual({ siteUrl, formEndpoint });
  });

  test('R-OWNER-02: SITE_URL and FORM_ENDPOINT override the settings, and siteUrl has no trailing slash', () => {
    const endpoint = 'https://forms.example.com/f/x1';
    expect(withEnvironment({ SITE_URL: 'https://a.example//', FORM_ENDPOINT: endpoint })).toEqual({
      siteUrl: 'https://a.example',
      formEndpoint: endpoint,
    });
  });
});
