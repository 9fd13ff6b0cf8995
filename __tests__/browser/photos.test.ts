import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { serveForSuite } from '../support/localServer';
import { buildOwnSite } from '../support/ownSite';
import { until } from '../support/until';

/** The owner's photos, which have other proportions than the drawings that they replace. */

const browser = suiteBrowser();
let base = '';
beforeAll(async () => {
  base = await serveForSuite({ OUT_DIR: await buildOwnSite() });
});

describe.each([pages.home.path, pages.about.path])('%s', (path) => {
  test.each([360, 768, 1440])(
    'R-OWNER-15c: at %i px no photo is distorted, and the browser loads the copy for the width at which it is shown',
    async (width) => {
      const page = await browser.open(path, { base, viewport: { width, height: 900 } });
      const photos = page.locator('main picture img');
      await until('the photos have loaded', () =>
        photos.evaluateAll((images: HTMLImageElement[]) =>
          images.every((image) => {
            image.loading = 'eager';
            return image.complete && image.naturalWidth > 0;
          }),
        ),
      );
      expect(await photos.count()).toBeGreaterThan(0);
      const faults = await photos.evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap((image) => {
          const { alt, naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
          const stretch = clientWidth / clientHeight / (naturalWidth / naturalHeight);
          const isWhole = Math.abs(stretch - 1) < 0.02;
          const { objectFit } = getComputedStyle(image);
          return [
            ...(isWhole || objectFit === 'cover' ? [] : [`«${alt}» is distorted: ${objectFit}`]),
            // With `srcset`, the natural width is that of `sizes`: less would be blurred, half as much again a waste.
            ...(naturalWidth / clientWidth > 0.9 && naturalWidth / clientWidth < 1.5
              ? []
              : [`«${alt}» is ${clientWidth} px wide, «sizes» says ${naturalWidth} px`]),
          ];
        }),
      );
      expect(faults).toEqual([]);
    },
  );
});
