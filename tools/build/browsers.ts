/**
 * The oldest versions in which a visitor reads, chooses and sends. Argentina's phones are often old:
 * Chromium 92 stands for what is updated no more, Safari 15.4 for the iPhone 6s and 7, Firefox 102 for its
 * long-term release. The build's syntax and prefixes are made for them.
 */
export const oldestBrowsers = { chrome: '92', firefox: '102', safari: '15.4' } as const;

/** The same as Vite wants them. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => browser + version,
);

/** The same as Lightning CSS wants them: each part of a version is a byte. */
export const cssTargets = Object.fromEntries(
  Object.entries({ ...oldestBrowsers, ios_saf: oldestBrowsers.safari }).map(
    ([browser, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [browser, (major << 16) | (minor << 8)];
    },
  ),
);
