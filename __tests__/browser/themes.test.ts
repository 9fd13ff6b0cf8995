import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { chats, scan } from '../../src/content/site';
import { typefaces } from '../../src/theme/typefaces';
import { HAIRLINE } from '../../src/theme/borders';
import { icons } from '../../tools/build/head';
import { contrastProblems, injectAxe } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { build } from '../support/builds';
import { cases } from '../support/extent';
import { overflowing } from '../support/overflow';
import { menuButton } from '../support/pageParts';
import { pixelsOf } from '../support/pixels';
import { scanned } from '../support/qrCode';
import { drawnInOwnTypefaces, typefacesOf, typefacesLoaded } from '../support/readiness';
import { serve, stop, type Served } from '../support/servers';
import {
  isPage,
  looksLikeAnother,
  pagePaths,
  pageStates,
  settled,
  type PageState,
} from '../support/states';
import {
  replacedColours,
  OTHER_CORNERS,
  OTHER_MENU_BREAKPOINT,
  otherTheme,
  paletteWith,
} from '../support/themes';

/**
 * The site built from a copy of the project with another theme: whatever a designer changes in the theme
 * reaches every page.
 */

const browser = suiteBrowser();
let outDir = '';
let server: Served;

beforeAll(async () => {
  outDir = await build({ FORM_ENDPOINT: '/_bandeja' }, otherTheme);
  server = await serve('serve/start.ts', { OUT_DIR: outDir });
}, 180_000);
afterAll(() => stop(server));

/** Opens a state of the site with the other theme. */
async function enter(state: PageState, width = 360) {
  if (state.allowedProblems) browser.allowProblems(state.allowedProblems);
  const page = await browser.open(state.path, {
    base: server.url,
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    prepare: state.prepare,
  });
  await state.enter?.(page);
  await settled(page);
  return page;
}

/** Maximum radius of the QR code's corners (src/components/ScanCode.tsx). */
const QR_CODE_CORNERS = '6px';

/** In the short run one state of each kind, because the others have no other colours. */
const states = cases(
  pageStates.filter(({ name, needsMotion }) => !needsMotion && !looksLikeAnother(name)),
  ({ name }) => /^(inicio|contacto)$|menú abierto|todo por corregir|, enviado$/.test(name),
);

/** Returns a line for each text that is cut off, or whose contrast is too low in one of the schemes. */
async function unreadable(page: Page): Promise<string[]> {
  await typefacesLoaded(page);
  const wrong = await overflowing(page);
  await injectAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    wrong.push(...(await contrastProblems(page)).map((line) => `${colorScheme}: ${line}`));
  }
  return wrong;
}

const built = () =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) => ({
    file,
    at: path.join(outDir, file),
  }));

describe('R-DESIGN-02: with another palette', () => {
  test('no file that visitors download names a colour of the old one', () => {
    const texts = built().filter(({ file }) => /\.(html|js|css|svg|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(40);
    const old = new RegExp(replacedColours.join('|'), 'gi');
    expect(
      texts.flatMap(({ file, at }) =>
        [...new Set(readFileSync(at, 'utf8').match(old))].map((colour) => `${file}: ${colour}`),
      ),
    ).toEqual([]);
  });

  test.each(states)(
    '«$name» has no pixel of the old one, can be read, and none of it is cut',
    async (state) => {
      const page = await enter(state);
      const wrong = await unreadable(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const picture = await page.screenshot({ fullPage: isPage(state) });
        wrong.push(
          ...Object.entries(await pixelsOf(picture, replacedColours)).map(
            ([colour, count]) => `${colorScheme}: ${count} pixels are ${colour}`,
          ),
        );
      }
      expect(wrong).toEqual([]);
    },
  );

  test('icons and share image follow', async () => {
    const page = await browser.open('/', { base: server.url });
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    const share = new URL(shared!).pathname;
    for (const file of [...icons.map((icon) => icon.file), share]) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        document.body.replaceChildren(image);
        return { width: image.naturalWidth, height: image.naturalHeight };
      }, file);
      await page.setViewportSize(size);
      const picture = await page.locator('img').screenshot();
      const old = Object.values(await pixelsOf(picture, replacedColours)).reduce(
        (sum, count) => sum + count,
        0,
      );
      // JPEG mixes neighbouring colours: a few of the 756 000 pixels may have an old colour by chance.
      expect({ file, old: file === share ? Math.floor(old / 50) : old }).toEqual({ file, old: 0 });
    }
  });

  test('leaves, which are no colour of the brand, stay green', () => {
    const withLeaves = built()
      .filter(({ file }) => file.endsWith('.svg'))
      .map(({ at }) => readFileSync(at, 'utf8'))
      .filter((text) => text.includes('--palette-leaf:'));
    expect(withLeaves.length).toBeGreaterThan(3);
    for (const text of withLeaves) expect(text).toMatch(/--palette-leaf:#2b5b0e/i);
  });
});

describe('R-DESIGN-01: with other typefaces, corners and another width of the menu', () => {
  test('the bar changes there, no text is cut around it, and the typefaces are drawn', async () => {
    const home = pageStates.find(({ path }) => path === pagePaths.inicio)!;
    const page = await enter(home, OTHER_MENU_BREAKPOINT - 1);
    expect(await menuButton(page).isVisible()).toBe(true);
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: OTHER_MENU_BREAKPOINT, height: 800 });
    expect(await menuButton(page).isVisible()).toBe(false);
    expect(await overflowing(page)).toEqual([]);
    await drawnInOwnTypefaces(page);
    expect(await typefacesOf(page, 'main h2')).toEqual([
      expect.stringContaining(typefaces.body.family),
    ]);
    expect(await typefacesOf(page, 'main p')).toEqual([
      expect.stringContaining(typefaces.headline.family),
    ]);
  });

  test.each(pageStates.filter(isPage))(
    '«$name» has no other corners and no other typeface',
    async (state) => {
      const page = await enter(state, 1440);
      const corners = await page.$$eval('body *', (elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).borderTopLeftRadius)),
      ]);
      const own = Object.values(OTHER_CORNERS).map((px) => `${px}px`);
      // A card's picture lies within the card's border.
      const allowed = ['0px', '50%', QR_CODE_CORNERS, `${OTHER_CORNERS.card - HAIRLINE}px`, ...own];
      expect(corners.filter((corner) => !allowed.includes(corner))).toEqual([]);
      for (const [selector, family] of [
        ['main h2', typefaces.body.family],
        ['main p', typefaces.headline.family],
      ] as const) {
        const drawn = await page.$$eval(selector, (elements) => [
          ...new Set(elements.map((element) => getComputedStyle(element).fontFamily.split(',')[0])),
        ]);
        expect(drawn.map((first) => first!.replaceAll('"', ''))).toEqual([family]);
      }
    },
  );
});

test('R-SITE-09, R-DESIGN-01: with the other corners a scanner reads the QR code', async () => {
  const page = await browser.open(pagePaths.inicio, {
    base: server.url,
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('img', { name: scan.alt }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await scanned(await page.screenshot())).toEqual([chats.applicant]);
});

test('R-DESIGN-09: a colour that is too pale stops the build with one sentence', async () => {
  const pale = paletteWith((role, colour, scheme) =>
    role === 'text.secondary' && scheme === 'light' ? '#9A9A9A' : colour,
  );
  const reason = await build({}, { files: { 'src/theme/palette.ts': pale } }).then(
    () => new Error('it was built'),
    (error: Error) => error,
  );
  expect(reason.message).toMatch(/^text\.secondary sobre .*contraste 2,\d y necesita 7,0.*\.$/m);
  expect(reason.message).not.toMatch(/^ +at /m);
});
