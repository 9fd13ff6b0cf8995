import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache, which records the rules that are already in the document.
 * @param known names of the rules in the prerendered `style[data-rules]`, which Emotion must not insert
 * again. Emotion's own hydration would move that element, and the browser would recompute every
 * style.
 */
export function createStyleCache(known: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const rule of known) cache.inserted[rule] = true;
  return cache;
}
