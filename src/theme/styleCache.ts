import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache. The cache records the prerendered rules as inserted, so Emotion does not insert
 * these rules a second time.
 * @param prerenderedRules names of the rules in the attribute `data-rules` of the page's `<style>`. The
 * build does not use the attribute `data-emotion`: Emotion would move the `<style>`, and the browser would
 * recompute all styles.
 */
export function createStyleCache(prerenderedRules: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const rule of prerenderedRules) cache.inserted[rule] = true;
  return cache;
}
