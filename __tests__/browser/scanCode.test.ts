import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pages } from '../../src/content/pages';
import { chats, scan } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

beforeAll(() =>
  prepareZXingModule({
    overrides: {
      wasmBinary: Uint8Array.from(
        readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
      ).buffer,
    },
    fireImmediately: true,
  }),
);

/** Each page that has a code, and the chat that it opens. */
const codes = [
  [pages.home.path, chats.applicant],
  [pages.about.path, chats.applicant],
  [pages.contact.path, chats.question],
] as const;

const codeOn = (page: Page) => page.getByRole('img', { name: scan.alt });

/** What a scanner reads in a picture that holds a dark code on a light ground and nothing like it. */
async function scanned(picture: Buffer): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(picture), {
    formats: ['QRCode'],
    tryHarder: false,
    tryInvert: false,
    tryDownscale: false,
  });
  return found.map(({ text }) => text);
}

const computer = { viewport: { width: 1440, height: 900 } };

describe.each(codes)('the QR code of %s', (path, chat) => {
  test.each(['light', 'dark'] as const)(
    'R-SITE-09: opens the chat that the link beside it opens, as a scanner reads it in the %s scheme',
    async (colorScheme) => {
      const page = await browser.open(path, { ...computer, colorScheme });
      const code = codeOn(page);
      await code.scrollIntoViewIfNeeded();
      expect(await page.locator(`main a[href="${chat}"]`).count()).toBeGreaterThan(0);
      expect(await page.getByText(scan.text).isVisible()).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await scanned(await page.screenshot())).toEqual([chat]);
    },
  );

  test.each([
    ['a window of 1023 px', { viewport: { width: 1023, height: 768 } }],
    ['a wide screen that is touched', { ...computer, hasTouch: true, isMobile: true }],
  ])('R-SITE-09: is neither shown nor fetched in %s', async (_where, options) => {
    const images: string[] = [];
    const page = await browser.open(path, {
      ...options,
      prepare: async (opened) => {
        opened.on('request', (request) => void images.push(request.url()));
      },
    });
    const code = page.locator(`img[alt="${scan.alt}"]`);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await code.isVisible()).toBe(false);
    const { pathname } = new URL((await code.getAttribute('src'))!, page.url());
    expect(images.some((address) => address.endsWith('.svg'))).toBe(true);
    expect(images.filter((address) => address.endsWith(pathname))).toEqual([]);
  });

  test('R-SITE-09: is not printed', async () => {
    const page = await browser.open(path, computer);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(`img[alt="${scan.alt}"]`).isVisible()).toBe(false);
  });
});
