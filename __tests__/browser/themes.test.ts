import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { typefaces } from '../../src/theme/typefaces';
import { HAIRLINE } from '../../src/theme/borders';
import { icons } from '../../tools/build/head';
import { contrastProblems, injectAxe } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { cases, whole } from '../support/extent';
import { overflowing } from '../support/overflow';
import { pixelsOf } from '../support/pixels';
import { drawnInFaces, drawnWith, typeset } from '../support/readiness';
import { build, serve, type Served } from '../support/servers';
import { isPage, isTwin, pagePaths, pageStates, settled, type PageState } from '../support/states';
import {
  goneColours,
  OTHER_CORNERS,
  OTHER_MENU,
  paletteWith,
  themes,
  type ThemeName,
} from '../support/themes';

/**
 * The theme is the only place of the look: what a designer changes there reaches all of the site. The
 * site is built with three other themes, from a copy of the project with their files in it.
 */

const browser = suiteBrowser();
const names = cases(Object.keys(themes) as ThemeName[], (name) => name !== 'contrasted');
const sites = {} as Record<ThemeName, { outDir: string; url: string }>;
const servers: Served[] = [];

beforeAll(async () => {
  // One after the other: a build keeps one core and a half busy.
  for (const name of names) {
    const outDir = await build({ FORM_ENDPOINT: '/_bandeja' }, themes[name]);
    const server = await serve('serve/start.ts', { OUT_DIR: outDir });
    servers.push(server);
    sites[name] = { outDir, url: server.url };
  }
}, 180_000);
afterAll(() => {
  for (const { process: server } of servers) {
    server.removeAllListeners('exit');
    server.kill();
  }
});

/** Opens a state of a site with another theme. */
async function enter(theme: ThemeName, state: PageState, width = 360) {
  if (state.noise) browser.allow(state.noise);
  const page = await browser.open(state.path, {
    base: sites[theme].url,
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    prepare: state.prepare,
  });
  await state.enter?.(page);
  await settled(page);
  return page;
}

const still = pageStates.filter(({ moving }) => !moving);
const shown = whole ? still : still.filter(({ name }) => !isTwin(name));
/** Of those that look alike but for colours, one of a kind. */
const telling = cases(shown, ({ name }) =>
  /^(inicio|contacto)$|menú abierto|todo por corregir|, enviado$/.test(name),
);
/** What is looked at with every theme. */
const everyTheme = cases(shown, ({ name }) => /^inicio$|menú|todo por corregir/.test(name));
const schemes = ['light', 'dark'] as const;

/** What cannot be read on a page in one of the schemes, or is cut off. */
async function unreadable(page: Page): Promise<string[]> {
  await typeset(page);
  const wrong = await overflowing(page);
  await injectAxe(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    wrong.push(...(await contrastProblems(page)).map((line) => `${colorScheme}: ${line}`));
  }
  return wrong;
}

const built = (theme: ThemeName) => {
  const { outDir } = sites[theme];
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) => ({
    file,
    at: path.join(outDir, file),
  }));
};

describe('R-DESIGN-02: with a blue palette', () => {
  const gone = goneColours('blue');

  test('no file that visitors download names a colour of the old one', () => {
    const texts = built('blue').filter(({ file }) => /\.(html|js|css|svg|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(40);
    const old = new RegExp(gone.join('|'), 'gi');
    expect(
      texts.flatMap(({ file, at }) =>
        [...new Set(readFileSync(at, 'utf8').match(old))].map((colour) => `${file}: ${colour}`),
      ),
    ).toEqual([]);
  });

  test.each(telling)(
    '«$name» has no pixel of the old one, can be read, and none of it is cut',
    async (state) => {
      const page = await enter('blue', state);
      const wrong = await unreadable(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const picture = await page.screenshot({ fullPage: isPage(state) });
        wrong.push(
          ...Object.entries(pixelsOf(picture, gone)).map(
            ([colour, count]) => `${colorScheme}: ${count} pixels are ${colour}`,
          ),
        );
      }
      expect(wrong).toEqual([]);
    },
  );

  test('icons and share image follow', async () => {
    const page = await browser.open('/', { base: sites.blue.url });
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
      const old = Object.values(pixelsOf(picture, gone)).reduce((sum, count) => sum + count, 0);
      // A JPEG blurs what is beside each other: of its 756 000 pixels one or the other may fall so.
      expect({ file, old: file === share ? Math.floor(old / 50) : old }).toEqual({
        file,
        old: 0,
      });
    }
  });
});

test('R-DESIGN-02: what is not the brand’s keeps its own colour: leaves stay green', () => {
  const drawings = built('blue').filter(({ file }) => file.endsWith('.svg'));
  const withLeaves = drawings
    .map(({ at }) => readFileSync(at, 'utf8'))
    .filter((text) => text.includes('--palette-leaf:'));
  expect(withLeaves.length).toBeGreaterThan(3);
  for (const text of withLeaves) expect(text).toMatch(/--palette-leaf:#2b5b0e/i);
});

describe.each(names.filter((name) => name !== 'blue'))('with the theme «%s»', (theme) => {
  test.each(everyTheme)(
    'R-DESIGN-02: «$name» can be read, and none of it is cut',
    async (state) => {
      expect(await unreadable(await enter(theme, state))).toEqual([]);
    },
  );
});

describe('with other faces, corners and a bar that changes elsewhere', () => {
  const home = pageStates.find(({ path }) => path === pagePaths.inicio)!;

  test('R-DESIGN-01: the bar changes there, and no text is cut around it', async () => {
    const page = await enter('shapes', home, OTHER_MENU - 1);
    const menu = page.getByRole('button', { name: /menú/i });
    expect(await menu.isVisible()).toBe(true);
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: OTHER_MENU, height: 800 });
    expect(await menu.isVisible()).toBe(false);
    expect(await overflowing(page)).toEqual([]);
  });

  test.each(still.filter((state) => isPage(state)))(
    'R-DESIGN-01: «$name» has no other corners and no other face',
    async (state) => {
      const page = await enter('shapes', state, 1440);
      await drawnInFaces(page);
      const corners = await page.$$eval('body *', (elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).borderTopLeftRadius)),
      ]);
      const own = Object.values(OTHER_CORNERS).map((px) => `${px}px`);
      // A card's picture keeps within its edge.
      expect(corners.toSorted()).toEqual(
        corners
          .filter((one) =>
            ['0px', '50%', `${OTHER_CORNERS.card - HAIRLINE}px`, ...own].includes(one),
          )
          .toSorted(),
      );
      expect(await drawnWith(page, 'main h2')).toEqual([
        expect.stringContaining(typefaces.body.family),
      ]);
      expect(await drawnWith(page, 'main p')).toEqual([
        expect.stringContaining(typefaces.headline.family),
      ]);
    },
  );
});

describe('R-DESIGN-09: a theme that cannot be used stops the build with one sentence', () => {
  const builtWith = (recolour: Parameters<typeof paletteWith>[0]) =>
    build({}, { files: { 'src/theme/palette.ts': paletteWith(recolour) }, programs: [] });

  test.each<[string, string, string, RegExp]>([
    [
      'is too pale',
      'text.secondary',
      '#9A9A9A',
      /^text\.secondary sobre .*contraste 2,\d y necesita 7,0.*\.$/,
    ],
    ['is none', 'turismo', 'ladrillo', /^turismo de light .*«ladrillo» no es un color\. .*\.$/],
  ])('a colour that %s', async (_, changed, value, sentence) => {
    const reason: Error = await builtWith((role, colour, scheme) =>
      role === changed && scheme === 'light' ? value : colour,
    ).then(
      () => new Error('it was built'),
      (error: Error) => error,
    );
    expect(reason.message).toMatch(new RegExp(sentence.source, 'm'));
    expect(reason.message).not.toMatch(/^ +at /m);
  });
});
