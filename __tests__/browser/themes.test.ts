import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { HAIRLINE } from '../../src/theme/mixins';
import { variableOf, type Role } from '../../src/theme/palette';
import { typefaces } from '../../src/theme/theme';
import { suiteBrowser } from '../support/browser';
import { build } from '../support/builds';
import { findOverflow } from '../support/overflow';
import { menuButton } from '../support/pageParts';
import { drawnInOwnTypefaces, typefacesOf } from '../support/readiness';
import { serveForSuite } from '../support/localServer';
import { pagePaths } from '../support/states';
import {
  ROLE_TEXT,
  replacedColours,
  OTHER_CORNERS,
  OTHER_MENU_BREAKPOINT,
  otherTheme,
  otherColours,
} from '../support/themes';

/**
 * Builds the site from a copy of the project with another theme, and checks that each change of the theme reaches
 * every page.
 */

const browser = suiteBrowser();
let outDir = '';
let site: string;

beforeAll(async () => {
  outDir = await build({ FORM_ENDPOINT: '/_bandeja' }, otherTheme);
  site = await serveForSuite({ OUT_DIR: outDir });
});

/** Opens a page of the site with the other theme. */
async function open(address: string, width: number): Promise<Page> {
  if (address === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(address, {
    base: site,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
}

/** Maximum radius of the QR code's corners (src/components/ScanCode.tsx). */
const QR_CODE_CORNERS = '6px';

test('R-DESIGN-01a: with another palette no text file of the build contains a colour of the old one', () => {
  // `npm run images` draws the favicon anew.
  const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|js|css|svg|webmanifest)$/.test(file) && file !== 'favicon.svg',
  );
  expect(texts.length).toBeGreaterThan(40);
  const oldColours = new RegExp(replacedColours.join('|'), 'gi');
  expect(
    texts.flatMap((file) =>
      [...new Set(readFileSync(path.join(outDir, file), 'utf8').match(oldColours))].map(
        (colour) => `${file}: ${colour}`,
      ),
    ),
  ).toEqual([]);
});

describe('R-DESIGN-01a: with other typefaces, corner radii and menu breakpoint', () => {
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
    '«%s» has only corner radii of the new theme',
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
    },
  );
});

test('R-DESIGN-01a: a section has a new background of the theme’s list', async () => {
  const page = await open(pagePaths.acerca, 1440);
  const backgrounds = await page.$$eval('main section[data-tone="card"]', (sections) =>
    sections.map((section) => getComputedStyle(section).backgroundColor),
  );
  expect(backgrounds).toEqual([await valueOf(page, 'background.paper')]);
});

/** Returns a colour as the browser computes it. */
const asComputed = (page: Page, colour: string): Promise<string> =>
  page.evaluate((value) => {
    const probe = document.createElement('p');
    probe.style.color = value;
    return probe.style.color;
  }, colour);

/** Returns a colour of the page's theme, as the browser computes it. */
const valueOf = async (page: Page, role: Role): Promise<string> =>
  asComputed(
    page,
    await page.evaluate(
      (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable),
      variableOf(role),
    ),
  );

test.each(['light', 'dark'] as const)(
  'R-DESIGN-01b, R-DESIGN-03: without scripts, parts of MUI in each of its colours have those of the palette’s %s scheme',
  async (colorScheme) => {
    const page = await browser.open(pagePaths.agencias, {
      base: site,
      colorScheme,
      javaScriptEnabled: false,
    });
    const buttons = page.getByRole('main').getByRole('button').filter({ hasText: ROLE_TEXT });
    const shown = await buttons.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    );
    const colours = otherColours(colorScheme).map((colour) => asComputed(page, colour!));
    expect(shown).toEqual(await Promise.all(colours));
  },
);

test.each(['light', 'dark'] as const)(
  'R-DESIGN-01b: a field that the browser has filled in has colours of the %s scheme',
  async (colorScheme) => {
    const page = await browser.open(pagePaths.contacto, {
      base: site,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const field = page.locator('main form input').first();
    await field.fill('Ana');
    await field.blur();
    await forceAutofill(page, 'main form input');
    expect(await colourAtEnd(field)).toBe(await valueOf(page, 'sand'));
    expect(await field.evaluate((input) => getComputedStyle(input).webkitTextFillColor)).toBe(
      await valueOf(page, 'text.primary'),
    );
  },
);

/** Makes the browser apply the styles of an autofilled field. The browser's own autofill needs a person. */
async function forceAutofill(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
}

/** Returns the colour of the pixel in the middle of a field's right end, as computed styles write it. */
async function colourAtEnd(field: Locator): Promise<string> {
  const { data, info } = await sharp(await field.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (Math.floor(info.height / 2) * info.width + info.width - 20) * info.channels;
  return `rgb(${[...data.subarray(pixel, pixel + 3)].join(', ')})`;
}
