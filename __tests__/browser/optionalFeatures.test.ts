import type { Locator } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { formIds, pageOf, typedValues } from '../support/leads';
import { buildOwnSite, LONGEST_BRAND } from '../support/ownSite';
import { serveForSuite } from '../support/localServer';

/** Tests a build in which every setting has another value than the project's own, with a confirmation and photos. */

const browser = suiteBrowser();

let site: string;

beforeAll(async () => {
  site = await serveForSuite({ OUT_DIR: await buildOwnSite(), INBOX_FILE: inboxFile('owner') });
});

/** Opens a page of this build. */
const open = (address: string) =>
  browser.open(address, { base: site, viewport: { width: 1280, height: 740 } });

test.each(formIds)(
  'R-OWNER-19a: the form «%s» is sent if the service’s answer has the confirmation, and only then',
  async (form) => {
    const page = await open(pageOf[form].path);
    const windows1252 = { contentType: 'text/html; charset=windows-1252' };
    for (const [result, answer] of [
      ['unreachable', { json: { ok: false } }],
      ['unreachable', { ...windows1252, body: 'Gracias' }],
      ['sent', { ...windows1252, body: Buffer.from('<p>¡Sí! {"OK" :\n true}</p>', 'latin1') }],
      ['sent', { json: { id: 7, ok: true } }],
    ] as const) {
      await page.route(`${site}/_bandeja`, (route) => route.fulfill(answer));
      await fillFields(page, typedValues(form));
      await page.getByRole('button', { name: formTexts.submit }).click();
      const dialog = page.getByRole('dialog', { name: resultTexts[result].title });
      await dialog.getByText(resultTexts[result][form]).waitFor();
      await dialog.getByRole('button', { name: resultTexts.close }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  },
);

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
