import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache. Emotion does not insert the rules that the cache records as inserted.
 * @param prerenderedRules names of the rules in the page's `style[data-rules]`. The element is no
 * `style[data-emotion]`, because Emotion would move it, and the browser would recompute all styles.
 */
export function createStyleCache(prerenderedRules: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const rule of prerenderedRules) cache.inserted[rule] = true;
  return cache;
}
