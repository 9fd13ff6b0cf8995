import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHUNKS_ATTRIBUTE, PATH_ATTRIBUTE } from '../../src/contract';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../../tools/build/pages/compress';
import { headersFile } from '../../tools/build/headers/headersFile';
import { contentSecurityPolicy } from '../../tools/build/headers/policy';
import { fileOf, siteRules } from '../../tools/build/headers/siteRules';
import { currentSettings, type Settings } from '../../tools/settings/currentSettings';
import type { Picture } from '../../src/content/derived/pictures';
import type { owner } from '../../src/config/owner';
import { writePhoto } from '../support/photo';
import { temporaryFolder } from '../support/temporaryFolder';

const paths = Object.values(pages).map((page) => page.path);

/** The founder's photo, which `createFixtureFolders` writes. */
export const founder: Picture = { image: 'ana.jpg', alt: 'Ana' };

/** Settings without a placeholder. */
export const ownSettings: Settings = {
  ...currentSettings,
  brand: 'Otra',
  siteUrl: 'https://www.otra.com.ar',
  formEndpoint: 'https://formspree.io/f/xyz',
  whatsapp: '+54 9 351 123-4567',
  email: 'a@otra.com.ar',
  instagram: 'otra',
  linkedin: 'otra',
  reviewedOn: '2026-11',
  reviews: ['uno', 'dos', 'tres'].map((alt) => ({ ...founder, alt })),
  founderPicture: founder,
};

/** The placeholders that the project ships with. */
export const placeholderSettings: Pick<Settings, keyof typeof owner> = {
  brand: 'Pampa Visas',
  siteUrl: 'https://www.example.com',
  formEndpoint: '/_bandeja',
  whatsapp: '+54 9 11 0000-0000',
  email: 'hola@example.com',
  instagram: 'usuario.de.ejemplo',
  linkedin: 'perfil-de-ejemplo',
};

/** The share image of the fixture's site, with a hash in its name as each build adds it. */
export const BUILT_SHARE_IMAGE = '/compartir-6cc6b0e1.jpg';

const STYLE = 'p{color:red}';

/** Returns the HTML of a page with all parts of a built page that a release checks. */
const pageHtml = (dataPath: string, settings: Settings, head = '') =>
  `<!doctype html><html lang="es-AR" ${PATH_ATTRIBUTE}="${dataPath}" ${CHUNKS_ATTRIBUTE}="/assets/app-1.js"><head>` +
  `<link rel="canonical" href="${settings.siteUrl}/"><meta property="og:image" content="${settings.siteUrl}${BUILT_SHARE_IMAGE}">` +
  `${head}<style>${STYLE}</style><script type="module" src="/assets/app-1.js"></script>` +
  '<script type="application/ld+json">{}</script></head><body><div id="root">' +
  '<a href="/contactanos">Contacto</a><a href="/#faq">Preguntas</a><a href="https://example.com/x">Otro</a>' +
  `<img src="/ana.jpg" alt=""><section id="faq"></section><form action="${settings.formEndpoint}"></form></div></body></html>`;

/** Writes a small site into a folder, as `npm run build` would. */
export function writeSite(folder: string, settings: Settings = ownSettings): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const write = (file: string, text: string | Buffer) =>
    writeFileSync(path.join(folder, file), text);
  for (const address of paths) write(fileOf(address), pageHtml(address, settings));
  const noindex = '<meta name="robots" content="noindex">';
  write('404.html', pageHtml(paths.join(' '), settings, noindex));
  write('assets/app-1.js', 'export {};');
  write('ana.jpg', Buffer.alloc(1000));
  write(BUILT_SHARE_IMAGE, Buffer.alloc(1000));
  write('manifest.webmanifest', '{}');
  write('robots.txt', 'User-agent: *\nAllow: /\n');
  const policy = contentSecurityPolicy([STYLE], settings.formEndpoint);
  write('_headers', headersFile(siteRules(policy, paths)));
  compressFiles(folder);
}

/**
 * Creates folders for a suite: `photos` with the founder's photo, and `site`, which gets a new site before each
 * test. Both are in `folder`.
 */
export function createFixtureFolders(): { folder: string; photos: string; site: string } {
  const folder = temporaryFolder();
  const photos = path.join(folder, 'public');
  const site = path.join(folder, 'site');
  beforeAll(async () => {
    mkdirSync(photos);
    // As large as the larger of both places shows it on a screen with two device pixels for each CSS pixel.
    await writePhoto(path.join(photos, founder.image), 768, 720);
  });
  beforeEach(() => {
    rmSync(site, { recursive: true, force: true });
    writeSite(site);
  });
  return { folder, photos, site };
}

/**
 * Replaces a text in a file of a site and in the file's compressed copies.
 * @throws Error if the file does not contain the text
 */
export function changeFile(folder: string, file: string, from: string, to: string): void {
  const filePath = path.join(folder, file);
  const text = readFileSync(filePath, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(
    filePath,
    text.replace(from, () => to),
  );
  compressFiles(folder);
}
