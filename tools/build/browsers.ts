/**
 * The oldest versions in which a visitor reads, chooses and sends: Chromium 92 for Android phones that
 * get no more updates, Safari 15.4 for the iPhone 6s and 7, Firefox 102 for its long-term release. The
 * build's syntax and prefixes are made for them.
 */
export const oldestBrowsers = { chrome: '92', firefox: '102', safari: '15.4' } as const;

/** The same for Vite. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => browser + version,
);
