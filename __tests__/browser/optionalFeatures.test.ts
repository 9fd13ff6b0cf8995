import type { Locator } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { buildOwnSite, LONGEST_BRAND } from '../support/ownSite';
import { serveForSuite } from '../support/localServer';

/** Tests a build in which every setting has another value than the project's own. */

const browser = suiteBrowser();

let site: string;

beforeAll(async () => {
  site = await serveForSuite({ OUT_DIR: await buildOwnSite() });
});

/** Opens a page of this build. */
const open = (address: string) =>
  browser.open(address, { base: site, viewport: { width: 1280, height: 740 } });

test.each([320, 360, 1440])(
  'R-OWNER-06: the longest brand stays in one row with Empezar at %i px',
  async (width) => {
    const page = await open(pages.home.path);
    await page.setViewportSize({ width, height: 740 });
    const banner = page.getByRole('banner');
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const brand = await boxOf(banner.getByText(LONGEST_BRAND));
    const chat = await boxOf(banner.getByRole('link', { name: start.label }));
    expect(brand.x).toBeGreaterThanOrEqual(0);
    expect(brand.x + brand.width).toBeLessThanOrEqual(chat.x);
    expect(Math.abs(brand.y + brand.height / 2 - (chat.y + chat.height / 2))).toBeLessThan(2);
    expect((await boxOf(banner)).height).toBeLessThan(80);
  },
);

test.each([320, 360, 1440])(
  'R-OWNER-06: at %i px no address of a channel covers the text below it',
  async (width) => {
    const page = await open(pages.contact.path);
    await page.setViewportSize({ width, height: 740 });
    const cards = await page.locator('main li:has(h2)').evaluateAll((items) =>
      items.map((item) => ({
        address: item.querySelector('a span')!.getBoundingClientRect().bottom,
        text: item.querySelector('p')!.getBoundingClientRect().top,
      })),
    );
    expect(cards).toHaveLength(3);
    // The boxes of the lines overlap by less than their free space above and below the letters.
    expect(cards.filter(({ address, text }) => address > text + 3)).toEqual([]);
  },
);
