import createCache, { type EmotionCache } from '@emotion/cache';

/** Start of all class names of Emotion. */
export const STYLE_KEY = 'css';

/**
 * Creates Emotion's cache. The cache records the prerendered rules as inserted, so Emotion does not insert
 * these rules a second time.
 * @param prerenderedRules names of the rules in the page's `<style>`. The build does not use the attribute `data-emotion`: Emotion would move the `<style>`, and the browser would
 * recompute all styles.
 */
export function createStyleCache(prerenderedRules: readonly string[] = []): EmotionCache {
  // Without Emotion's prefixes, most of which no supported browser needs. In the pages Lightning CSS adds the
  // few that are needed (tools/build/css.ts).
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [] });
  for (const rule of prerenderedRules) cache.inserted[rule] = true;
  return cache;
}
