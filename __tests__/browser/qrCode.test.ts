import { pages } from '../../src/content/pages';
import { chats, scan } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { readQrCodes } from '../support/qrCode';
import { scrollYAtRest } from '../support/readiness';

const browser = suiteBrowser();

/** Each page that has a code, and the chat that it opens. */
const codes = [
  [pages.home.path, chats.applicant],
  [pages.about.path, chats.applicant],
  [pages.contact.path, chats.question],
] as const;

const computer = { viewport: { width: 1440, height: 900 } };

test.each(codes)(
  'R-SITE-09a, R-SITE-09b: a scanner finds the address of a chat link in the QR code of %s in both schemes, and the code is not printed',
  async (path, chat) => {
    const page = await browser.open(path, computer);
    const code = page.getByRole('img', { name: scan.alt });
    await code.scrollIntoViewIfNeeded();
    expect(await page.locator(`main a[href="${chat}"]`).count()).toBeGreaterThan(0);
    expect(await page.getByText(scan.text).isVisible()).toBe(true);
    // The page scrolls smoothly, and the image is lazy: on a busy machine the picture would show neither.
    await scrollYAtRest(page);
    await code.evaluate((image: HTMLImageElement) => image.decode());
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await readQrCodes(await page.screenshot())]).toEqual([
        colorScheme,
        [chat],
      ]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await code.isVisible()).toBe(false);
  },
);

test.each([
  ['in a window of 1023 px', { viewport: { width: 1023, height: 768 } }],
  ['on a wide touch screen', { ...computer, hasTouch: true, isMobile: true }],
])('R-SITE-09b: a QR code is neither shown nor fetched %s', async (_where, options) => {
  const page = await browser.open(pages.home.path, options);
  for (const [path] of codes) {
    if (path !== pages.home.path) await page.goto(new URL(path, page.url()).href);
    const code = page.locator(`img[alt="${scan.alt}"]`);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await code.isVisible()).toBe(false);
    const { pathname } = new URL((await code.getAttribute('src'))!, page.url());
    expect(browser.requestedPaths().some((requested) => requested.endsWith('.svg'))).toBe(true);
    expect(browser.requestedPaths()).not.toContain(pathname);
  }
});
