/** @jest-environment jsdom */
import { pages } from '../../src/content/pages';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { business, founderPicture, reviews } from '../../src/config/business';
import { instagramUrl, linkedinUrl } from '../../src/config/channels';
import { deployment } from '../../src/config/deployment';
import * as details from '../../src/config/details';
import { light } from '../../src/theme/palette';
import { fileOf } from '../../tools/build/headers';

const KB = 1024;
const routePaths = Object.values(pages).map(({ path }) => path);
const pathInDist = (...parts: string[]) => path.join(process.env.SUITE_DIST ?? '', ...parts);

const parse = (folder: string, file: string) =>
  new DOMParser().parseFromString(readFileSync(path.join(folder, file), 'utf8'), 'text/html');

const documents = new Map(
  routePaths.map((route) => [route as string, parse(pathInDist(), fileOf(route))]),
);
const notFound = parse(pathInDist(), '404.html');
const everyPage: [string, Document][] = [...documents, ['404', notFound]];

const absoluteUrl = (route: string) => deployment.siteUrl + route;

const metaOf = (page: Document, name: string) =>
  page
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') as string;

/** Reads width and height of a JPEG from its frame header. */
function jpegSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error(`${file} is no JPEG`);
  for (let offset = 2; ; offset += 2 + bytes.readUInt16BE(offset + 2)) {
    const marker = bytes.readUInt16BE(offset);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
  }
}

/** Reads width and height of a PNG from its first chunk. */
function pngSize(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

interface Graph {
  '@type': string;
  [key: string]: unknown;
}

function structuredData(page: Document): Graph[] {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return (JSON.parse(text) as { '@graph': Graph[] })['@graph'];
}

describe.each([...documents])('head of %s', (route, page) => {
  test('R-SEO-01: title and description have the allowed length, and the language is es-AR', () => {
    expect(page.documentElement.lang).toBe('es-AR');
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.title).toContain(business.brand);
    const description = metaOf(page, 'description');
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(metaOf(page, 'robots')).toBeUndefined();
  });

  test('R-SEO-02: the canonical link and og:url are the site’s URL with the route', () => {
    const links = page.querySelectorAll('link[rel="canonical"]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([absoluteUrl(route)]);
    expect(metaOf(page, 'og:url')).toBe(absoluteUrl(route));
  });

  test('R-SEO-03: the Open Graph tags have the page’s title and description, the brand and the locale', () => {
    expect(metaOf(page, 'og:type')).toBe('website');
    expect(metaOf(page, 'og:locale')).toBe('es_AR');
    expect(metaOf(page, 'og:site_name')).toBe(business.brand);
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:image:alt')).toContain(business.brand);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('R-SEO-03: the share image is a JPEG of 1200 x 630 under 300 KB with a versioned name', () => {
    const image = metaOf(page, 'og:image');
    expect(image).toMatch(/^https?:\/\/.+-[\da-f]{8}\.jpg$/);
    const file = pathInDist(image.replace(deployment.siteUrl, ''));
    expect(jpegSize(file)).toEqual({ width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(300 * KB);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
  });

  test('R-SEO-04, R-TRUST-09: structured data states the organization, web site and breadcrumbs, without ratings or an address', () => {
    const graph = structuredData(page);
    const types = graph.map((node) => node['@type']);
    expect(types).toEqual(
      route === pages.home.path
        ? ['Organization', 'WebSite']
        : ['Organization', 'WebSite', 'BreadcrumbList'],
    );
    expect(graph[0]).toMatchObject({
      name: business.brand,
      url: absoluteUrl('/'),
      areaServed: { '@type': 'Country', name: 'Argentina' },
      contactPoint: { telephone: `+${business.whatsapp}`, email: business.email },
      sameAs: [instagramUrl],
    });
    expect(graph[0]?.founder).toEqual(
      details.founderName
        ? { '@type': 'Person', name: details.founderName, sameAs: linkedinUrl }
        : undefined,
    );
    expect(JSON.stringify(graph)).not.toMatch(
      /AggregateRating|FAQPage|"address"|"Review"|priceRange/,
    );
    if (route !== pages.home.path) {
      const breadcrumbs = graph[2]?.itemListElement as { position: number; item: string }[];
      expect(breadcrumbs.map(({ position }) => position)).toEqual([1, 2]);
      expect(breadcrumbs.map(({ item }) => item)).toEqual([absoluteUrl('/'), absoluteUrl(route)]);
    }
  });
});

test('R-SEO-01: titles and descriptions differ from page to page', () => {
  const all = [...documents.values()];
  expect(new Set(all.map((page) => page.title)).size).toBe(all.length);
  expect(new Set(all.map((page) => metaOf(page, 'description'))).size).toBe(all.length);
});

describe('files for browsers and search engines', () => {
  const readBuilt = (file: string) => readFileSync(pathInDist(file), 'utf8');

  test('R-SEO-05: the sitemap lists the four canonical addresses, and a complete date only if the owner has set one', () => {
    const sitemap = new DOMParser().parseFromString(readBuilt('sitemap.xml'), 'application/xml');
    const locations = [...sitemap.getElementsByTagName('loc')].map((loc) => loc.textContent);
    expect(locations).toEqual(routePaths.map(absoluteUrl));
    for (const { textContent } of sitemap.getElementsByTagName('lastmod')) {
      expect(textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(textContent!.startsWith(String(business.reviewedOn))).toBe(true);
    }
    expect(sitemap.getElementsByTagName('lastmod')).toHaveLength(
      business.reviewedOn ? locations.length : 0,
    );
  });

  test('R-SEO-05: robots.txt allows everything and names the sitemap', () => {
    expect(readBuilt('robots.txt')).toBe(
      `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
    );
  });

  test('R-SEO-05: the manifest names the brand, and its PNG icons have the declared sizes', () => {
    const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      name: business.brand,
      lang: 'es-AR',
      start_url: '/',
      background_color: light.background?.default,
      theme_color: light.background?.default,
    });
    const raster = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of raster) expect(pngSize(pathInDist(src))).toBe(sizes);
    expect(raster.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(raster.map(({ purpose }) => purpose)).toContain('maskable');
  });

  test.each(everyPage)(
    'R-SEO-05: icon, manifest and preload links of %s point to existing files',
    (_name, page) => {
      const links = page.querySelectorAll(
        'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"]',
      );
      expect(links.length).toBeGreaterThanOrEqual(5);
      for (const link of links)
        expect(existsSync(pathInDist(link.getAttribute('href') ?? ''))).toBe(true);
      expect(pngSize(pathInDist('apple-touch-icon.png'))).toBe('180x180');
    },
  );

  test('R-SEO-05: 404.html has noindex, no canonical link, and the heading of the error screen', () => {
    expect(metaOf(notFound, 'robots')).toBe('noindex');
    expect(notFound.querySelector('link[rel="canonical"]')).toBeNull();
    expect(notFound.documentElement.lang).toBe('es-AR');
    expect(notFound.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  });
});

test('R-OWNER-02: SITE_URL replaces the owner’s URL in pages, sitemap and robots.txt', () => {
  const folder = process.env.SUITE_CROSS_DIST!;
  const files = [...routePaths.map(fileOf), '404.html', 'sitemap.xml', 'robots.txt'];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).not.toContain(deployment.siteUrl);
    expect(text).not.toContain('visas.test//');
  }
  const page = parse(folder, 'contactanos.html');
  expect(metaOf(page, 'og:image')).toMatch(/^https:\/\/visas\.test\/compartir-\w{8}\.jpg$/);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://visas.test/contactanos',
  );
  expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://visas.test/contactanos</loc>',
  );
});

describe.each(everyPage)('markup of %s', (_name, page) => {
  test('R-A11Y-03: one h1, and no heading skips a level', () => {
    // The menu is a closed dialog, so its headings are not displayed.
    const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('dialog'))
      .map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
    );
  });

  test('R-SEO-06: every internal link leads to a page and an anchor that exist', () => {
    const links = [...page.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const internal = links.filter((href) => /^[/#?]/.test(href));
    expect(internal.length).toBeGreaterThan(5);
    for (const href of internal) {
      const { pathname, hash, searchParams } = new URL(href, 'https://site.test/');
      const target = href.startsWith('#') ? page : documents.get(pathname);
      const anchor = decodeURIComponent(hash.slice(1)) || searchParams.get('section');
      expect({ href, page: target !== undefined }).toEqual({ href, page: true });
      if (anchor)
        expect({ href, hasAnchor: !!target?.getElementById(anchor) }).toEqual({
          href,
          hasAnchor: true,
        });
    }
  });

  test('R-A11Y-08, R-OWNER-05: every external link is an e-mail or opens an https address in a new tab with noopener; wa.me links have 13 digits', () => {
    const links = [...page.querySelectorAll('a[href]')];
    const isInternal = (link: Element) => /^[/#?]/.test(link.getAttribute('href')!);
    const externalLinks = links.filter((link) => !isInternal(link));
    expect(externalLinks.length).toBeGreaterThan(5);
    for (const link of externalLinks) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) {
        expect(href).toContain(business.email);
        continue;
      }
      expect(href).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.textContent).toContain('en otra pestaña)');
      expect(link.getAttribute('rel')).toContain('noopener');
      if (href.includes('wa.me')) expect(href).toMatch(/^https:\/\/wa\.me\/549\d{10}\?text=\S+$/);
    }
  });

  test('R-A11Y-10: every image has alt, width, height and an existing file; every SVG is hidden or has a role', () => {
    const images = page.querySelectorAll('img');
    const drawings = page.querySelectorAll('svg');
    // The bar of each page has the logo and the icons of the menu.
    expect([images.length, drawings.length]).not.toContain(0);
    for (const image of images) {
      expect(image.outerHTML).toMatch(/ alt="/);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(existsSync(pathInDist(image.getAttribute('src') ?? ''))).toBe(true);
    }
    for (const drawing of drawings) {
      expect(drawing.getAttribute('aria-hidden') ?? drawing.getAttribute('role')).toMatch(
        /^(true|img)$/,
      );
    }
  });

  test('R-SEO-06: ids are unique, and every label and ARIA reference points to an existing id', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const attribute of ['for', 'aria-labelledby', 'aria-describedby']) {
      for (const element of page.querySelectorAll(`[${attribute}]`)) {
        for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/)) {
          expect(ids).toContain(id);
        }
      }
    }
  });

  test('R-SEC-01: the page has no inline script except structured data', () => {
    const scripts = page.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
    expect(scripts).toHaveLength(0);
  });
});

/** Returns all texts that a page shows or that screen readers announce. */
function textsOf(page: Document): string[] {
  const texts: string[] = [page.title, metaOf(page, 'description') ?? ''];
  const walk = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent?.closest('script, style, [lang="en"]'))
      texts.push(walk.currentNode.textContent ?? '');
  }
  for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
    for (const element of page.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name)!);
    }
  }
  return texts.filter((text) => text.trim() !== '');
}

/** Texts that the requirements quote, in *tú* (R-TRUST-10). */
const QUOTED = /Contáctanos|Deja tu mensaje \(máximo 112 caracteres\)/g;

const wholeWord = (alternatives: string) =>
  new RegExp(`(?<!\\p{L})(${alternatives})(?!\\p{L})`, 'iu');

/** Patterns that no page may contain. content.test.ts has rules for single texts of src/content. */
const unwanted = [
  /undefined|null|NaN|\[object|\$\{|\{\{/,
  /\p{L} [,.;:?!]|\S {2,}\S/u,
  wholeWord('oficial(es|mente)?|gubernamental|consular'),
  wholeWord('garantizad[oa]s?|garantizamos|aseguramos|aprobación segura|sin riesgo'),
  wholeWord('últimos (turnos|cupos|lugares)|apurate|solo por hoy|oferta|urgente'),
  wholeWord(
    'tú|contigo|puedes|tienes|quieres|necesitas|debes|sabes|eres|haz|elige|escribe|escríbenos|revisa|envía|llena|asegúrate|inténtalo|deja|contacta',
  ),
  wholeWord(
    'usted|ustedes|puede usted|inténtelo|escríbanos|contáctenos|complete|ingrese|su formulario|sus datos',
  ),
];

/** The owner's own texts, to which these rules do not apply. */
const ownerTexts = [
  ...Object.values(details),
  ...[...reviews, founderPicture].map(({ alt }) => alt),
].filter((text) => text !== '');

test.each(everyPage)(
  'R-TRUST-03, R-TRUST-04, R-TRUST-10: no text of %s creates urgency, promises an approval, sounds official, or says tú or usted',
  (_name, page) => {
    const texts = textsOf(page).map((text) =>
      ownerTexts.reduce((rest, own) => rest.replaceAll(own, 'Texto'), text.replace(QUOTED, '')),
    );
    const wrong = unwanted.flatMap((pattern) => texts.filter((text) => pattern.test(text)));
    expect(wrong).toEqual([]);
  },
);

test('R-OWNER-13: licencias.txt names the main libraries and has the licences of both typefaces', () => {
  const licences = readFileSync(pathInDist('licencias.txt'), 'utf8');
  for (const library of [
    'react',
    'react-dom',
    '@mui/material',
    '@emotion/react',
    'formik',
    'yup',
  ]) {
    expect(licences).toContain(`## ${library} - `);
  }
  expect(licences.match(/SIL OPEN FONT LICENSE Version/g)).toHaveLength(2);
});
