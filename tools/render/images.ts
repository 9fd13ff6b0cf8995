/**
 * `npm run images`: renders the icons and the share image into `public/`. Run it after a change of logo.svg,
 * favicon.svg or share.svg in src/art, of the palette, the brand, a typeface or the texts of the share image
 * (src/content/pages.ts), and commit its output.
 */
import { shareImage } from '../../src/content/pages';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { PageScreenshotOptions, ViewportSize } from 'playwright-core';
import { owner } from '../../src/config/owner';
import { typefaces, type TypefaceRole } from '../../src/theme/theme';
import { themedSvg } from '../build/images/art';
import { launchChromium } from '../browsers/chromium';
import { icons, SHARE_IMAGE, SHARE_SIZE } from '../build/pages/head';
import { escapeHtml } from '../escapeHtml';
import { colours } from '../theme/roles';

const FOLDER = 'public';
const BACKGROUND = colours.light['background.default'] ?? '';

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const drawing = (name: string) => themedSvg(readFileSync(`src/art/${name}.svg`, 'utf8'));
const drawingUrl = (name: string) => dataUrl('image/svg+xml', drawing(name));
const fontUrl = (role: TypefaceRole) =>
  dataUrl('font/woff2', readFileSync(`src/theme/fonts/${role}.woff2`));

/**
 * Returns the HTML of a square icon: a drawing on a background.
 * @param scale width of the drawing as a fraction of the icon's width
 */
function iconPage(name: string, scale: number, background: string): string {
  return `<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}; }
    img { width: ${scale * 100}vw; height: ${scale * 100}vh; }
  </style><img src="${drawingUrl(name)}">`;
}

/** Returns the HTML of the share image: texts in the site's typefaces over the left part of a drawing. */
function sharePage(): string {
  return `<style>
    @font-face { font-family: Headline; font-weight: ${typefaces.headline.weight}; src: url(${fontUrl('headline')}); }
    @font-face { font-family: Body; font-weight: ${typefaces.body.weight}; src: url(${fontUrl('body')}); }
    body { margin: 0; color: ${colours.light['text.primary']}; font-family: Body; }
    .art { position: absolute; inset: 0; width: 100%; }
    .texts { position: absolute; left: 84px; top: 78px; width: 520px; }
    .brand { display: flex; align-items: center; gap: 16px; font: 700 34px/1 Headline; letter-spacing: -0.01em; }
    .brand img { width: 60px; height: 60px; }
    h1 { margin: 76px 0 0; font: 700 86px/0.98 Headline; letter-spacing: -0.03em; text-wrap: balance; }
    p { margin: 28px 0 0; max-width: 440px; font-size: 33px; font-weight: 500; line-height: 1.3; text-wrap: balance; color: ${colours.light['text.secondary']}; }
  </style>
  <img class="art" src="${drawingUrl('share')}">
  <div class="texts">
    <div class="brand"><img src="${drawingUrl('logo')}">${escapeHtml(owner.brand)}</div>
    <h1>${escapeHtml(shareImage.headline)}</h1>
    <p>${escapeHtml(shareImage.text)}</p>
  </div>`;
}

const browser = await launchChromium('--force-color-profile=srgb');

/** Renders HTML to an image of the given size in px, in the light colour scheme. */
async function render(html: string, viewport: ViewportSize, options: PageScreenshotOptions) {
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.setContent(`<!doctype html><html lang="es-AR"><body>${html}`);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // In a new browser a screenshot before the first paint may fail.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const bytes = await page.screenshot(options);
  await page.close();
  return bytes;
}

/** Returns an .ico file with one PNG. Browsers request /favicon.ico for documents without an icon of their own. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.from('00000100010000000000010020000000000016000000', 'hex');
  head.fill(size, 6, 8);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

function write(file: string, bytes: Buffer | string): void {
  writeFileSync(FOLDER + file, bytes);
  console.log(`${String(Buffer.byteLength(bytes)).padStart(7)}  ${FOLDER}${file}`);
}

write('/favicon.svg', drawing('favicon'));
for (const { file, size, scale, isOpaque } of icons) {
  // A tab shows the icon in 16 px, so the drawing for small icons has fewer and larger parts.
  const name = size < 64 ? 'favicon' : 'logo';
  const html = iconPage(name, scale, isOpaque ? BACKGROUND : 'transparent');
  const png = await render(html, { width: size, height: size }, { omitBackground: true });
  write(file, file.endsWith('.ico') ? asIco(png, size) : png);
}
const share = await render(sharePage(), SHARE_SIZE, { type: 'jpeg', quality: 88 });
await browser.close();
write(SHARE_IMAGE, share);
// `npm run release` compares the drawn brand with the current one, if the image is still this one.
const sha256 = createHash('sha256').update(share).digest('hex');
writeFileSync(
  'tools/render/shareImage.json',
  `${JSON.stringify({ brand: owner.brand, sha256 }, null, 2)}\n`,
);
