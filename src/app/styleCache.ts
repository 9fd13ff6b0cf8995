import createCache, { type EmotionCache } from '@emotion/cache';

/** Start of all class names of Emotion. */
const KEY = 'css';

/**
 * Creates Emotion's cache for the build. Without Emotion's prefixes, most of which no supported browser needs: Lightning
 * CSS adds the others (tools/build/pages/css.ts).
 */
export const createBuildCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

/**
 * Creates Emotion's cache for a prerendered page. The page's style element has all rules of the page, so Emotion does
 * not insert the rules of the first render. The style element has no attribute `data-emotion`: Emotion would move the
 * element, and the browser would recompute all styles.
 */
export function createHydrationCache() {
  const cache = createCache({ key: KEY });
  const { insert } = cache;
  cache.insert = (_selector, { name }) => {
    cache.inserted[name] = true;
  };
  return {
    cache,
    /** From now on Emotion inserts the rules that the page does not have. */
    insertNewRules: () => {
      cache.insert = insert;
    },
  };
}
