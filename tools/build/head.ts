import type { Thing } from 'schema-dts';
import { descriptions, notFound, pages, shareImage } from '../../src/content/pages';
import { business } from '../../src/config/business';
import * as details from '../../src/config/details';
import { instagramUrl, linkedinUrl } from '../../src/config/channels';
import { deployment } from '../../src/config/deployment';
import type { SiteRoute } from '../../src/routes';
import { dark, light } from '../../src/theme/palette';
import type { Settings } from './settings';

/** The image of a shared link, rendered by tools/render/images.ts. Builds add a hash to its name. */
export const SHARE_IMAGE = '/compartir.jpg';

/** Path of the contact for security reports (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Size of the share image, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A bitmap icon in `public/`, rendered by tools/render/images.ts. */
export interface Icon {
  readonly file: string;
  /** Side, in px. */
  readonly size: number;
  /** Width of the logo as a part of the side. */
  readonly scale: number;
  /** Whether its background is the page's colour and not transparent. */
  readonly opaque: boolean;
  /** Its purpose in the web manifest; an icon without one is not in it. */
  readonly purpose?: 'any' | 'maskable';
}

/** All bitmap icons. The logo of a maskable icon is small, because phones cut off the corners. */
export const icons: readonly Icon[] = [
  { file: '/favicon.ico', size: 32, scale: 1, opaque: false },
  { file: '/apple-touch-icon.png', size: 180, scale: 0.76, opaque: true },
  { file: '/icon-192.png', size: 192, scale: 1, opaque: false, purpose: 'any' },
  { file: '/icon-512.png', size: 512, scale: 1, opaque: false, purpose: 'any' },
  { file: '/icon-maskable-512.png', size: 512, scale: 0.56, opaque: true, purpose: 'maskable' },
];

/** The font that a wide window preloads. */
export interface PreloadedFont {
  readonly url: string;
  readonly media: string;
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const absolute = (path: string) => deployment.siteUrl + (path === pages.home.path ? '/' : path);

/** Returns the tags of every page's head: font, colours, icons. */
function commonTags(preloadedFont: PreloadedFont): string {
  return (
    `<link rel="preload" href="${preloadedFont.url}" media="${preloadedFont.media}" as="font" type="font/woff2" crossorigin>` +
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.background?.default}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.background?.default}">` +
    `<link rel="icon" href="/favicon.ico" sizes="32x32">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
    `<link rel="manifest" href="/manifest.webmanifest">`
  );
}

/** Returns the structured data of a route (schema.org): the organization, the site and the breadcrumbs. */
function structuredData(route: SiteRoute, shared: string): string {
  const organization = absolute('/#organization');
  const graph: Exclude<Thing, string>[] = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: business.brand,
      description: descriptions.about,
      url: absolute(pages.home.path),
      image: absolute(shared),
      logo: absolute('/icon-512.png'),
      foundingDate: String(business.launchYear),
      ...(details.legalName && { legalName: details.legalName }),
      areaServed: { '@type': 'Country', name: 'Argentina' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: `+${business.whatsapp}`,
        email: business.email,
        availableLanguage: 'es',
      },
      // Validators of schema.org refuse a person without a name.
      ...(details.founderName && {
        founder: { '@type': 'Person', name: details.founderName, sameAs: linkedinUrl },
      }),
      sameAs: [instagramUrl],
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: business.brand,
      url: absolute(pages.home.path),
      inLanguage: 'es-AR',
      publisher: { '@id': organization },
    },
  ];
  if (route.path !== pages.home.path) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: pages.home.name,
          item: absolute(pages.home.path),
        },
        { '@type': 'ListItem', position: 2, name: route.name, item: absolute(route.path) },
      ],
    });
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
}

/**
 * Returns the tags of a route's head (R-SEO-01 to R-SEO-04).
 * @param shared address of the share image
 */
export function headTags(route: SiteRoute, preloadedFont: PreloadedFont, shared: string): string {
  const { title } = route;
  const description = descriptions[route.id];
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:locale': 'es_AR',
    'og:site_name': business.brand,
    'og:title': title,
    'og:description': description,
    'og:url': absolute(route.path),
    'og:image': absolute(shared),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SHARE_SIZE.width),
    'og:image:height': String(SHARE_SIZE.height),
    'og:image:alt': shareImage.alt,
  };
  return (
    `<title>${escape(title)}</title>` +
    `<meta name="description" content="${escape(description)}">` +
    `<link rel="canonical" href="${absolute(route.path)}">` +
    Object.entries(properties)
      .map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`)
      .join('') +
    `<meta name="twitter:card" content="summary_large_image">` +
    commonTags(preloadedFont) +
    structuredData(route, shared)
  );
}

/** Returns the tags of the 404 page's head, which search engines do not index. */
export function notFoundHeadTags(preloadedFont: PreloadedFont): string {
  return (
    `<title>${escape(notFound.title)}</title><meta name="robots" content="noindex">` +
    commonTags(preloadedFont)
  );
}

/** Returns the text of robots.txt. */
export function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`;
}

/** Returns the expiry date of security.txt: a year after the owner last reviewed the site. */
export function securityExpiry({ reviewedOn }: Pick<Settings, 'reviewedOn'>): string {
  const [year, month] = reviewedOn.split('-');
  return `${Number(year) + 1}-${month}-01T00:00:00Z`;
}

/** Returns the text of security.txt (RFC 9116); undefined without a contact (R-OWNER-16). */
export function securityTxt(settings: Settings): string | undefined {
  const { securityContact: contact, siteUrl } = settings;
  if (!contact) return undefined;
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${securityExpiry(settings)}`,
    'Preferred-Languages: es',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** Returns the text of sitemap.xml. Its schema has no months, so that the date is the first day. */
export function sitemap(routes: readonly SiteRoute[]): string {
  const urls = routes
    .map(
      ({ path }) =>
        `<url><loc>${absolute(path)}</loc><lastmod>${business.reviewedOn}-01</lastmod></url>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

/** Returns the text of the web manifest. */
export function manifest(): string {
  const raster = icons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
  return `${JSON.stringify({
    name: business.brand,
    short_name: business.brand,
    description: descriptions.home,
    lang: 'es-AR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: light.background?.default,
    theme_color: light.background?.default,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...raster],
  })}\n`;
}
