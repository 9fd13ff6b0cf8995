import sharp from 'sharp';
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

/** Where a picture of a code may show the ground behind it, in px: at its edges, which are rounded to whole pixels. */
const EDGE = 2;

/** The same for its corners, which are round (src/components/ScanCode.tsx). */
const CORNER = 8;

/** Returns the light margin around a code in a picture, in modules of the code: the smallest of its four sides. */
async function quietZone(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  /** Returns how far a coordinate is from the nearer edge. */
  const fromEdge = (place: number, size: number) => Math.min(place, size - 1 - place);
  const isDark = (x: number, y: number) => {
    const distances = [fromEdge(x, width), fromEdge(y, height)];
    const isGround = Math.min(...distances) < EDGE || Math.max(...distances) < CORNER;
    return !isGround && data[(y * width + x) * info.channels]! < 128;
  };
  const columns = [...Array(width).keys()];
  const rows = [...Array(height).keys()];
  const darkRows = rows.filter((y) => columns.some((x) => isDark(x, y)));
  const darkColumns = columns.filter((x) => rows.some((y) => isDark(x, y)));
  const [top, bottom] = [darkRows[0]!, height - 1 - darkRows.at(-1)!];
  const [left, right] = [darkColumns[0]!, width - 1 - darkColumns.at(-1)!];
  // The corner pattern, whose upper edge is seven modules long, begins where the code does.
  const end = columns.findIndex((x) => x >= left + CORNER && !isDark(x, top + 1));
  const module = (end - left) / 7;
  return Math.min(top, bottom, left, right) / module;
}

const computer = { viewport: { width: 1440, height: 900 } };

test.each(codes)(
  'R-SITE-09a, R-SITE-09b: a scanner finds the address of a chat link in the QR code of %s in both schemes, with the margin that the standard asks for, and the code is not printed',
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
    expect(await quietZone(await code.screenshot())).toBeGreaterThan(3.8);
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
