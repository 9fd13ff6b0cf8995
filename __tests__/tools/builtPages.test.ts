import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { Readability } from '@mozilla/readability';
import { instagramUrl, whatsappDigits } from '../../src/content/derived/channelUrls';
import { descriptions } from '../../src/content/descriptions';
import { newTab } from '../../src/content/site';
import { founderPicture, reviews } from '../../src/config/business';
import { details } from '../../src/config/details';
import { owner } from '../../src/config/owner';
import { pages as pageSettings, shareImage } from '../../src/content/pages';
import { icons, SHARE_SIZE } from '../../tools/build/pages/head';
import { currentSettings } from '../../tools/settings/currentSettings';
import { writtenFiles } from '../../tools/build/pages/writtenFiles';
import { readSite, type BuiltPage } from '../../tools/release/builtSite';
import { problemLines } from '../../tools/problem';
import { siteProblems } from '../../tools/release/siteProblems';
import { routes } from '../../src/navigation/routes';
import { colours } from '../../tools/theme/roles';
import { buildSite } from '../support/builds';
import { buildOwnSite, fullSettings, ownDetail, ownPhotos } from '../support/ownSite';

/** Rules for every built page, whatever its texts are. */

let dist = '';
let pages: readonly BuiltPage[] = [];
beforeAll(async () => {
  dist = await buildSite();
  pages = readSite(dist).pages;
});

/** Returns what a check finds on the pages, each with the page's file name. */
const findOnPages = (check: (document: Document) => readonly string[]): string[] =>
  pages.flatMap(({ file, document }) => check(document).map((found) => `${file}: ${found}`));

/** Returns the elements that match, each as its opening tag. */
const tagsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => (element.cloneNode() as Element).outerHTML);

/** Returns the elements of all pages that match a CSS selector, each as its page's file name and its opening tag. */
const findTags = (selector: string) =>
  findOnPages((document) => tagsOf(document.querySelectorAll(selector)));

test('no page has a dead link, and none loads a missing file', () => {
  expect(pages).toHaveLength(routes.length + 1);
  expect(problemLines(siteProblems(readSite(dist), currentSettings.siteUrl))).toEqual([]);
});

// A server sends ten packets (RFC 6928) of about 1,400 bytes before it waits for the browser's acknowledgement. On a phone
// the end of a larger page arrives one round trip later, after 150 to 300 ms. The headers have 786 bytes over HTTP/2.
const PAGE_BUDGET = 14_000 - 800;
test('R-PERF-01: if the owner fills in everything, each page and its headers still fit into the first ten packets', async () => {
  const own = await buildOwnSite();
  const sizes = readSite(own).pages.map(({ file }) => ({
    file,
    bytes: brotliCompressSync(readFileSync(path.join(own, file))).length,
  }));
  expect(sizes).toHaveLength(routes.length + 1);
  expect(sizes.filter(({ bytes }) => bytes > PAGE_BUDGET)).toEqual([]);
}, 240_000);

test('R-OWNER-09d: the build writes no file that a release would not refuse in public/', () => {
  const ofPublic = readdirSync('public').map((file) => file.replace('compartir', 'compartir-#'));
  const written = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name.replace(/^(compartir)-\w+/, '$1-#'))
    .filter((name) => !ofPublic.includes(name));
  // A release adds .htaccess.
  expect([...written, '.htaccess'].toSorted()).toEqual(Object.keys(writtenFiles).toSorted());
});

test('only a build with photos has code for them', async () => {
  const scriptsForPhotos = (folder: string) =>
    readdirSync(path.join(folder, 'assets'))
      .filter((file) => /^(?!react-).*\.js$/.test(file))
      .filter((file) =>
        readFileSync(path.join(folder, 'assets', file), 'utf8').includes('image/avif'),
      );
  expect(scriptsForPhotos(dist)).toEqual([]);
  expect(scriptsForPhotos(await buildOwnSite())).not.toEqual([]);
});

test('R-OWNER-15b: the original photos are not published, and their copies are', async () => {
  const own = await buildOwnSite();
  const originals = Object.keys(ownPhotos).map((file) => path.join(own, path.basename(file)));
  expect(originals.filter((file) => existsSync(file))).toEqual([]);
  const assets = readdirSync(path.join(own, 'assets'));
  expect(assets.filter((file) => /\.(avif|webp)$/.test(file))).toHaveLength(16);
});

const metaOf = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const isPage = ({ path: address }: BuiltPage) => address !== '/404';

test('R-SEO-01: each page has its own title and a description of what it has, of the allowed length', () => {
  const found = pages
    .filter(isPage)
    .map((page) => [page.path, page.document.title, metaOf(page, 'description')]);
  expect(found.toSorted()).toEqual(
    routes.map(({ path: route, title, id }) => [route, title, descriptions[id]]).toSorted(),
  );
  const topics = {
    home: /turismo/,
    about: /El equipo/,
    agencies: /pasajeros/,
    contact: /Escribinos/,
  };
  const wrong = routes.filter(
    ({ title, id }) =>
      !topics[id].test(descriptions[id]) ||
      title.length > 60 ||
      !title.includes(owner.brand) ||
      descriptions[id].length < 120 ||
      descriptions[id].length > 155,
  );
  expect(wrong).toEqual([]);
  expect(new Set(routes.flatMap(({ title, id }) => [title, descriptions[id]])).size).toBe(
    2 * routes.length,
  );
});

test('R-SEO-03: a shared link shows title, description and address of its page, and says what the image shows', () => {
  const names = ['og:title', 'og:description', 'og:url', 'og:image:alt', 'twitter:card'];
  const shared = pages.filter(isPage).map((page) => names.map((name) => metaOf(page, name)));
  const expected = routes.map(({ path: route, title, id }) => [
    title,
    descriptions[id],
    currentSettings.siteUrl + route,
    shareImage.alt,
    'summary_large_image',
  ]);
  expect(shared.toSorted()).toEqual(expected.toSorted());
});

test('R-SEO-05: the 404 page, and no other, asks not to be indexed', () => {
  expect(pages.map((page) => [page.path, metaOf(page, 'robots') ?? null])).toEqual(
    pages.map((page) => [page.path, isPage(page) ? null : 'noindex']),
  );
});

test('each page has a doctype, the icons, the colours of its background for the browser’s bar, and numbers that stay as they are', () => {
  const background = (scheme: 'light' | 'dark') => colours[scheme]['background.default'];
  const wrong = pages.filter(({ document }) => {
    const attributeOf = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute);
    return (
      document.doctype?.name !== 'html' ||
      attributeOf('[name=theme-color][media*=light]', 'content') !== background('light') ||
      attributeOf('[name=theme-color][media*=dark]', 'content') !== background('dark') ||
      attributeOf('[rel=icon][type="image/svg+xml"]', 'href') !== '/favicon.svg' ||
      attributeOf('[rel=apple-touch-icon]', 'href') !== '/apple-touch-icon.png' ||
      attributeOf('[rel=manifest]', 'href') !== '/manifest.webmanifest' ||
      // Safari on iPhones would make links of the hints' numbers, and change the page before hydration.
      attributeOf('[name=format-detection]', 'content') !== 'telephone=no'
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('R-SEO-02: the canonical address of each page is its https address without query and fragment', () => {
  const canonical = pages
    .filter(isPage)
    .map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'));
  const expected = routes.map(({ path: route }) => currentSettings.siteUrl + route);
  expect(canonical.toSorted()).toEqual(expected.toSorted());
  expect(currentSettings.siteUrl).toMatch(/^https:/);
});

test('R-SEO-04: structured data name the organization with its chat and profile, and each page’s place below home; they have neither an address nor a rating', () => {
  for (const page of pages.filter(isPage)) {
    const { textContent: json } = page.document.querySelector('[type="application/ld+json"]')!;
    expect(json).not.toMatch(/"(address|aggregateRating|review|ratingValue)"/);
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    expect(graph[0]).toMatchObject({
      '@type': 'Organization',
      name: owner.brand,
      contactPoint: { telephone: `+${whatsappDigits()}`, email: owner.email },
      sameAs: [instagramUrl],
    });
    const { path: address, name } = routes.find((route) => route.path === page.path)!;
    const steps = [[1, pageSettings.home.name, `${currentSettings.siteUrl}/`]];
    if (address !== '/') steps.push([2, name, currentSettings.siteUrl + address]);
    const { itemListElement = [] } = graph[2] ?? {};
    const list = itemListElement as { position: number; name: string; item: string }[];
    expect(list.map((step) => [step.position, step.name, step.item])).toEqual(
      address === '/' ? [] : steps,
    );
  }
});

test('R-NAV-15: the HTML of a page marks the links to it, and no link to a section', () => {
  const marked = pages.map(({ path: address, document }) => {
    const links = document.querySelectorAll('header a, dialog a, footer a');
    return [
      address,
      ...new Set(
        [...links]
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map((link) => link.getAttribute('href')),
      ),
    ];
  });
  const expected = pages.map((page) => [page.path, ...(isPage(page) ? [page.path] : [])]);
  expect(marked).toEqual(expected);
});

test('R-OWNER-08: a detail that is not filled in leaves no empty line', () => {
  expect(
    findTags('main :is(h1, h2, h3, h4, p, li, dt, dd):empty:not(form *), footer :is(p, li):empty'),
  ).toEqual([]);
});

test('R-TRUST-09: the images of reviews and founder are drawings', () => {
  const sources = pages.flatMap(({ document }) =>
    [...document.querySelectorAll('#reviews img, main a[href*=linkedin] img')].map((image) =>
      image.getAttribute('src'),
    ),
  );
  expect(sources).toHaveLength(4);
  expect(sources.filter((source) => !/^\/assets\/[\w-]+\.svg$/.test(source!))).toEqual([]);
});

describe('the site of an owner who fills in everything', () => {
  let own: readonly BuiltPage[];
  beforeAll(async () => void (own = readSite(await buildOwnSite()).pages), 240_000);

  /** Returns where a text stands: the page and its part, each once. */
  const placesOf = (text: string) =>
    own.flatMap(({ path: address, document }) =>
      ['main', 'footer'].flatMap((part) =>
        document.querySelector(part)!.textContent.replace(/\s+/g, ' ').includes(text)
          ? [`${address} ${part}`]
          : [],
      ),
    );

  test('R-OWNER-08: each detail stands in each of its places', () => {
    const found = Object.keys(fullSettings.details).map((name) => [
      name,
      placesOf(ownDetail(name).replace(/\s+/g, ' ')).toSorted(),
    ]);
    const footers = own.map(({ path: address }) => `${address} footer`);
    const forms = ['/contactanos main', '/paraAgenciasDeViaje main'];
    expect(Object.fromEntries(found)).toEqual({
      answeredBy: ['/contactanos main'],
      chatHours: ['/ main', '/contactanos main'],
      cuit: footers.toSorted(),
      formService: forms,
      founderName: ['/acercaDeNosotros main'],
      legalAddress: [...footers, ...forms].toSorted(),
      legalName: [...footers, ...forms].toSorted(),
      office: ['/contactanos main'],
      payment: ['/ main'],
      price: ['/ main'],
      refund: ['/ main'],
    } satisfies Record<keyof typeof details, string[]>);
  });

  test('R-OWNER-15d: a review’s photo opens the published review or, without one, its largest copy', () => {
    const home = own.find(({ path: address }) => address === '/')!.document;
    const opened = [...home.querySelectorAll('#reviews a:has(picture)')].map((link) => {
      const href = link.getAttribute('href')!;
      const copies = link.querySelector('img')!.srcset.split(',');
      const isLargest = copies.at(-1)!.startsWith(`${href} `);
      return isLargest ? 'largest copy' : href;
    });
    expect(opened).toEqual(
      fullSettings.photos.reviews.map((review) =>
        'link' in review ? review.link : 'largest copy',
      ),
    );
  });

  test('R-TRUST-07a: requirements and questions say when the owner last checked them', () => {
    const checked = own.flatMap(({ path: address, document }) =>
      ['requisitos', 'faq'].flatMap((id) =>
        document.getElementById(id)?.textContent.includes('Revisado: 05/2026')
          ? [`${address} #${id}`]
          : [],
      ),
    );
    expect(checked.toSorted()).toEqual(['/ #faq', '/ #requisitos', '/contactanos #faq']);
  });
});

test('R-SEO-03, R-SEO-05: share image and icons have the sizes that the pages and the manifest declare', async () => {
  const address = metaOf(
    pages.find(({ path: route }) => route === '/')!,
    'og:image',
  )!;
  const share = path.join(dist, path.basename(address));
  // Social networks keep an image by its address, so another image needs another name.
  const contentHash = createHash('sha256').update(readFileSync(share)).digest('hex').slice(0, 8);
  expect(address).toMatch(new RegExp(`/compartir-${contentHash}\\.jpg$`));
  expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
  for (const { file, size, isOpaque } of icons.filter((icon) => icon.file.endsWith('.png'))) {
    const { format, width, height, hasAlpha } = await sharp(path.join(dist, file)).metadata();
    // Phones fill a transparent background with black.
    const seen = [file, format, width, height, isOpaque && hasAlpha];
    expect(seen).toEqual([file, 'png', size, size, false]);
  }
});

test('R-A11Y-03a: each page has one h1 that comes first, and skips no heading level', () => {
  const wrong = findOnPages((document) => {
    // The menu is a closed dialog, so its headings are not displayed.
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings
      .filter((heading) => !heading.closest('dialog'))
      .map(({ tagName }) => Number(tagName[1]));
    const isWrong = levels.some((level, index) =>
      index === 0 ? level !== 1 : level === 1 || level > levels[index - 1]! + 1,
    );
    return isWrong ? [levels.join(' ')] : [];
  });
  expect(wrong).toEqual([]);
});

test('R-PERF-02: the images below the first part of a page, but the founder’s, load when the visitor comes near', () => {
  const eager =
    ':is(main > :not(:first-child), footer) img:not([loading=lazy], a[href*=linkedin] *)';
  expect(findTags(eager)).toEqual([]);
});

test('R-A11Y-03a: no heading has a control in it, or another name than its text', () => {
  const wrong = ':is(h1, h2, h3, h4):is([aria-label], :has(a, button, input, [tabindex]))';
  expect(findTags(wrong)).toEqual([]);
});

test('R-A11Y-03d: ids are unique, and every label and ARIA reference points to an existing id', () => {
  const wrong = findOnPages((document) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'commandfor'].flatMap(
      (attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
          element.getAttribute(attribute)!.split(/\s+/),
        ),
    );
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...references.filter((id) => !ids.includes(id)),
    ];
  });
  expect(wrong).toEqual([]);
});

const describedBy = (element: Element) =>
  element.ownerDocument.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('R-A11Y-08a, R-OWNER-05b: every link to another site opens an https address in a new tab with noopener, and says so; wa.me links have 13 digits', () => {
  const wrong = findOnPages((document) =>
    tagsOf(
      [...document.querySelectorAll('a:not([href^="/"], [href^="#"], [href^="mailto:"])')].filter(
        (link) =>
          !/^https:/.test(link.getAttribute('href') ?? '') ||
          !/wa\.me\/549\d{10}\?text=\S|^https:\/\/(?!wa\.me)/.test(link.getAttribute('href')!) ||
          link.getAttribute('target') !== '_blank' ||
          !link.getAttribute('rel')?.includes('noopener') ||
          describedBy(link) !== newTab,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test('R-A11Y-08b: Firefox’s reading view shows every requirement, step and answer of the home page', () => {
  const { document } = pages.find(({ path: route }) => route === '/')!;
  // Readability removes elements from the document.
  const article = new Readability(document.cloneNode(true) as Document).parse()!;
  const parts = document.querySelectorAll('main :is(li h3, li p, #requisitos p, details)');
  const texts = [...parts].map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !article.textContent!.includes(text))).toEqual([]);
});

test('R-A11Y-03c: every image has alt, width and height; every SVG is hidden or has a role', () => {
  const wrong = findOnPages((document) =>
    tagsOf(
      document.querySelectorAll(
        'img:not([alt][width][height]), svg:not([aria-hidden="true"], [role="img"])',
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Returns the alternative texts of all images that match on the pages of a build, in the pages' order. */
const alternatives = (folder: string, selector: string) =>
  [pageSettings.home.path, pageSettings.about.path].flatMap((address) => {
    const { document } = readSite(folder).pages.find(({ path: route }) => route === address)!;
    return [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ alt }) => alt);
  });

test('R-A11Y-03c: the review images and the founder’s have the owner’s alternative texts, drawings and photos alike', async () => {
  const drawings = 'main img:is([src*="/postcard-"], [src*="/founder-"])';
  expect(alternatives(dist, drawings)).toEqual([...reviews, founderPicture].map(({ alt }) => alt));
  const { photos } = fullSettings;
  expect(alternatives(await buildOwnSite(), 'main picture img')).toEqual(
    [...photos.reviews, photos.founderPicture].map(({ alt }) => alt),
  );
});
