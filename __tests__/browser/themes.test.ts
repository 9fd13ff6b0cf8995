import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { typefaces } from '../../src/theme/typefaces';
import { HAIRLINE } from '../../src/theme/borders';
import { icons } from '../../tools/build/head';
import { suiteBrowser } from '../support/browser';
import { build } from '../support/builds';
import { findOverflow } from '../support/overflow';
import { menuButton } from '../support/pageParts';
import { pixelsOf } from '../support/pixels';
import { drawnInOwnTypefaces, typefacesOf } from '../support/readiness';
import { serve, stop, type RunningServer } from '../support/servers';
import { pagePaths } from '../support/states';
import {
  replacedColours,
  OTHER_CORNERS,
  OTHER_MENU_BREAKPOINT,
  otherTheme,
  paletteWith,
} from '../support/themes';

/**
 * Builds the site from a copy of the project with another theme, and checks that each change of the theme reaches
 * every page.
 */

const browser = suiteBrowser();
let outDir = '';
let server: RunningServer;

beforeAll(async () => {
  outDir = await build({ FORM_ENDPOINT: '/_bandeja' }, otherTheme);
  server = await serve('serve/start.ts', { OUT_DIR: outDir });
}, 180_000);
afterAll(() => stop(server));

/** Opens a page of the site with the other theme. */
async function open(address: string, width: number): Promise<Page> {
  if (address === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(address, {
    base: server.url,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
}

/** Maximum radius of the QR code's corners (src/components/ScanCode.tsx). */
const QR_CODE_CORNERS = '6px';

const listBuiltFiles = () =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) => ({
    file,
    filePath: path.join(outDir, file),
  }));

describe('R-DESIGN-02: with another palette', () => {
  test('no text file of the build contains a colour of the old palette', () => {
    const texts = listBuiltFiles().filter(({ file }) =>
      /\.(html|js|css|svg|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(40);
    const oldColours = new RegExp(replacedColours.join('|'), 'gi');
    expect(
      texts.flatMap(({ file, filePath }) =>
        [...new Set(readFileSync(filePath, 'utf8').match(oldColours))].map(
          (colour) => `${file}: ${colour}`,
        ),
      ),
    ).toEqual([]);
  });

  test('icons and share image no longer have the old colours', async () => {
    const page = await browser.open('/', { base: server.url });
    const imageUrl = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shareImage = new URL(imageUrl!).pathname;
    for (const file of [...icons.map((icon) => icon.file), shareImage]) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        document.body.replaceChildren(image);
        return { width: image.naturalWidth, height: image.naturalHeight };
      }, file);
      await page.setViewportSize(size);
      const picture = await page.locator('img').screenshot();
      const oldPixels = Object.values(await pixelsOf(picture, replacedColours)).reduce(
        (sum, count) => sum + count,
        0,
      );
      // JPEG mixes neighbouring colours: a few of the 756 000 pixels may have an old colour by chance.
      expect({
        file,
        oldPixels: file === shareImage ? Math.floor(oldPixels / 50) : oldPixels,
      }).toEqual({ file, oldPixels: 0 });
    }
  });

  test('each drawing with leaves has the new palette’s leaf colour', () => {
    const withLeaves = listBuiltFiles()
      .filter(({ file }) => file.endsWith('.svg'))
      .map(({ filePath }) => readFileSync(filePath, 'utf8'))
      .filter((text) => text.includes('--palette-leaf:'));
    expect(withLeaves.length).toBeGreaterThan(3);
    for (const text of withLeaves) expect(text).toMatch(/--palette-leaf:#2b5b0e/i);
  });
});

describe('R-DESIGN-01: with other typefaces, corner radii and menu breakpoint', () => {
  test('the bar changes at the new breakpoint, no text is cut off there, and the browser draws the new typefaces', async () => {
    const page = await open(pagePaths.inicio, OTHER_MENU_BREAKPOINT - 1);
    expect(await menuButton(page).isVisible()).toBe(true);
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: OTHER_MENU_BREAKPOINT, height: 800 });
    expect(await menuButton(page).isVisible()).toBe(false);
    expect(await findOverflow(page)).toEqual([]);
    await drawnInOwnTypefaces(page);
    expect(await typefacesOf(page, 'main h2')).toEqual([
      expect.stringContaining(typefaces.body.family),
    ]);
    expect(await typefacesOf(page, 'main p')).toEqual([
      expect.stringContaining(typefaces.headline.family),
    ]);
  });

  test.each(Object.entries(pagePaths))(
    '«%s» has only corner radii of the new theme, and h2 and p have the new typefaces',
    async (_name, address) => {
      const page = await open(address, 1440);
      const corners = await page.$$eval('body *', (elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).borderTopLeftRadius)),
      ]);
      const newRadii = Object.values(OTHER_CORNERS).map((px) => `${px}px`);
      // A card's picture lies within the card's border.
      const allowed = [
        '0px',
        '50%',
        QR_CODE_CORNERS,
        `${OTHER_CORNERS.card - HAIRLINE}px`,
        ...newRadii,
      ];
      expect(corners.filter((corner) => !allowed.includes(corner))).toEqual([]);
      for (const [selector, family] of [
        ['main h2', typefaces.body.family],
        ['main p', typefaces.headline.family],
      ] as const) {
        const families = await page.$$eval(selector, (elements) => [
          ...new Set(elements.map((element) => getComputedStyle(element).fontFamily.split(',')[0])),
        ]);
        expect(families.map((first) => first!.replaceAll('"', ''))).toEqual([family]);
      }
    },
  );
});

test('R-DESIGN-09: a text colour with too little contrast stops the build with a sentence in Spanish and no stack trace', async () => {
  const paletteWithLowContrast = paletteWith((role, colour, scheme) =>
    role === 'text.secondary' && scheme === 'light' ? '#9A9A9A' : colour,
  );
  const error = await build({}, { files: { 'src/theme/palette.ts': paletteWithLowContrast } }).then(
    () => new Error('it was built'),
    (error: Error) => error,
  );
  expect(error.message).toMatch(/^text\.secondary sobre .*contraste 2,\d y necesita 7,0.*\.$/m);
  expect(error.message).not.toMatch(/^ +at /m);
});
