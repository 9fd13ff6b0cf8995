import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's record of the rules that the page has.
 * @param known names of rules that stand in the finished page. Emotion's own way to take these over
 * moves the page's style element, which makes the browser compute every style once more.
 */
export function createStyleCache(known: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const rule of known) cache.inserted[rule] = true;
  return cache;
}
