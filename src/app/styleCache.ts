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
  const skipped: Parameters<EmotionCache['insert']>[] = [];
  cache.insert = (...rule) => {
    const [selector, { name }] = rule;
    // A global style: MUI's sheet of variables. The page has only those variables that its own rules need, but the next
    // page needs others.
    if (!selector) return insert(...rule);
    cache.inserted[name] = true;
    skipped.push(rule);
  };
  return {
    cache,
    /** From now on Emotion inserts the rules that the page does not have. */
    insertNewRules: () => {
      cache.insert = insert;
      skipped.length = 0;
    },
    /**
     * Inserts all rules of the first render: if a component has thrown, this render has elements that the prerendered page
     * does not have.
     */
    insertAllRules: () => skipped.forEach((rule) => insert(...rule)),
  };
}
