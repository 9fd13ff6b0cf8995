/**
 * The oldest supported browser versions (R-SITE-11, docs/browsers.md). The build compiles scripts and CSS for
 * these versions.
 */
export const oldestBrowsers = { chrome: '92', firefox: '102', safari: '15.4' } as const;

/** The oldest versions as Vite's option `build.target` expects them, for example `chrome92`. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => browser + version,
);
