import type { Thing } from 'schema-dts';
import { descriptions } from '../../../src/content/descriptions';
import { notFound, pages, shareImage } from '../../../src/content/pages';
import { business } from '../../../src/config/business';
import { owner } from '../../../src/config/owner';
import { details } from '../../../src/content/derived/trimmedDetails';
import {
  instagramUrl,
  linkedinUrl,
  whatsappDigits,
} from '../../../src/content/derived/channelUrls';
import { buildSettings, isPreview } from '../../../src/content/derived/buildSettings';
import type { SiteRoute } from '../../../src/navigation/routes';
import type { preloadedFont } from '../../../src/theme/fonts';
import { escapeHtml } from '../../escapeHtml';
import { colours } from '../../theme/roles';

/** Language of the site. index.html has it as `lang`, too. */
const LANGUAGE = 'es-AR';

/**
 * Path of the image that social networks show for a link to the site. tools/render/images.ts renders the image, and
 * each build adds a hash to its name.
 */
export const SHARE_IMAGE = '/compartir.jpg';

/** Size of the share image, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A bitmap icon in `public/`, which tools/render/images.ts renders. */
interface Icon {
  readonly file: string;
  /** Width and height, in px. */
  readonly size: number;
  /** Width of the drawing as a fraction of `size`. */
  readonly scale: number;
  /** Whether the background has the page's colour in the light scheme; otherwise it is transparent. */
  readonly isOpaque: boolean;
  /** Purpose in the web manifest; an icon without a purpose is not in the manifest. */
  readonly purpose?: 'any' | 'maskable';
}

/** All bitmap icons. Phones crop maskable icons, for example to a circle, so their drawing is smaller. */
export const icons: readonly Icon[] = [
  { file: '/favicon.ico', size: 32, scale: 1, isOpaque: false },
  { file: '/apple-touch-icon.png', size: 180, scale: 0.76, isOpaque: true },
  { file: '/icon-192.png', size: 192, scale: 1, isOpaque: false, purpose: 'any' },
  { file: '/icon-512.png', size: 512, scale: 1, isOpaque: false, purpose: 'any' },
  { file: '/icon-maskable-512.png', size: 512, scale: 0.56, isOpaque: true, purpose: 'maskable' },
];

type PreloadedFont = typeof preloadedFont;

/** Asks search engines not to index the page. `updateDocumentHead` writes the same tag. */
const NOINDEX = '<meta name="robots" content="noindex">';

const absoluteUrl = (path: string) => buildSettings.siteUrl + path;

/**
 * Returns the tags that the head of every page has: font preload, theme colours, icons, manifest. Safari on iPhones would
 * make links of the numbers in the forms' hints, and change the page before hydration.
 */
function commonTags(preloadedFont: PreloadedFont): string {
  return (
    '<meta name="format-detection" content="telephone=no">' +
    `<link rel="preload" href="${preloadedFont.url}" media="${preloadedFont.media}" as="font" type="font/woff2" crossorigin>` +
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light['background.default']}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark['background.default']}">` +
    `<link rel="icon" href="/favicon.ico" sizes="32x32">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
    `<link rel="manifest" href="/manifest.webmanifest">`
  );
}

/** Returns the structured data of a page (schema.org): organization, site and, except for home, breadcrumbs. */
function structuredData(route: SiteRoute, shareImagePath: string): string {
  const organization = absoluteUrl('/#organization');
  const graph: Exclude<Thing, string>[] = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: owner.brand,
      description: descriptions.about,
      url: absoluteUrl(pages.home.path),
      image: absoluteUrl(shareImagePath),
      logo: absoluteUrl('/icon-512.png'),
      foundingDate: String(business.launchYear),
      ...(details.legalName && { legalName: details.legalName }),
      areaServed: { '@type': 'Country', name: 'Argentina' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: `+${whatsappDigits()}`,
        email: owner.email,
        availableLanguage: 'es',
      },
      // Left out until the owner has set the name: validators of structured data report a person without a name.
      ...(details.founderName && {
        founder: { '@type': 'Person', name: details.founderName, sameAs: linkedinUrl },
      }),
      sameAs: [instagramUrl],
    },
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      name: owner.brand,
      url: absoluteUrl(pages.home.path),
      inLanguage: LANGUAGE,
      publisher: { '@id': organization },
    },
  ];
  if (route.path !== pages.home.path) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: [pages.home, route].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      })),
    });
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
}

/**
 * Returns the tags for the head of a page (R-SEO-01 to R-SEO-04).
 * @param shareImagePath path of the share image, with the hash in its name
 */
export function headTags(route: SiteRoute, preloadedFont: PreloadedFont, shareImagePath: string) {
  const { title } = route;
  const description = descriptions[route.id];
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:locale': LANGUAGE.replace('-', '_'),
    'og:site_name': owner.brand,
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(route.path),
    'og:image': absoluteUrl(shareImagePath),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SHARE_SIZE.width),
    'og:image:height': String(SHARE_SIZE.height),
    'og:image:alt': shareImage.alt,
  };
  return (
    `<title>${escapeHtml(title)}</title>` +
    (isPreview ? NOINDEX : '') +
    `<meta name="description" content="${escapeHtml(description)}">` +
    `<link rel="canonical" href="${absoluteUrl(route.path)}">` +
    Object.entries(properties)
      .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
      .join('') +
    `<meta name="twitter:card" content="summary_large_image">` +
    commonTags(preloadedFont) +
    structuredData(route, shareImagePath)
  );
}

/** Returns the tags for the head of the 404 page. They ask search engines not to index it. */
export function notFoundHeadTags(preloadedFont: PreloadedFont): string {
  return `<title>${escapeHtml(notFound.title)}</title>${NOINDEX}${commonTags(preloadedFont)}`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

/**
 * Returns the text of sitemap.xml. `lastmod` is the first day of the month in `reviewedOn`, because the
 * schema requires a day. Without this month the sitemap has no dates.
 */
export function sitemap(routes: readonly SiteRoute[]): string {
  const { reviewedOn } = business;
  const date = reviewedOn && `<lastmod>${reviewedOn}-01</lastmod>`;
  const urls = routes
    .map(({ path }) => `<url><loc>${absoluteUrl(path)}</loc>${date}</url>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

export function manifest(): string {
  const bitmaps = icons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
  return `${JSON.stringify({
    name: owner.brand,
    short_name: owner.brand,
    description: descriptions.home,
    lang: LANGUAGE,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.light['background.default'],
    theme_color: colours.light['background.default'],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...bitmaps],
  })}\n`;
}
