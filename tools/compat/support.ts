import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../build/browsers';

/** Browsers of the tables: id in browser-compat-data, and name in docs/browsers.md. */
export const browserNames = {
  chrome: 'Chromium',
  safari_ios: 'Safari',
  firefox: 'Firefox',
  samsunginternet_android: 'Samsung Internet',
} as const satisfies Partial<Record<BrowserName, string>>;

type BrowserId = keyof typeof browserNames;

export const browserIds = Object.keys(browserNames) as BrowserId[];

/** Stands for the version of a browser that lacks a feature. */
const NO_VERSION = '–';

/** Compares versions number by number: 9 before 15.4, 15.4 before 15.10; `NO_VERSION` is last. */
export const compareVersions = (a: string, b: string): number => {
  if (a === NO_VERSION || b === NO_VERSION)
    return Number(a === NO_VERSION) - Number(b === NO_VERSION);
  return a.localeCompare(b, 'en', { numeric: true });
};

/** Returns the first version of Samsung Internet that is based on this or a later version of Chromium. */
function samsungVersionFor(chromiumVersion: string): string {
  const versions = Object.entries(bcd.browsers.samsunginternet_android.releases)
    .filter(([, { engine, engine_version: engineVersion }]) => {
      return engine === 'Blink' && Number(engineVersion) >= Number(chromiumVersion);
    })
    .map(([version]) => version);
  return versions.toSorted(compareVersions)[0] ?? NO_VERSION;
}

/** Oldest supported version of each browser (R-SITE-11). */
export const oldestVersions: Readonly<Record<BrowserId, string>> = {
  chrome: oldestBrowsers.chrome,
  safari_ios: oldestBrowsers.safari,
  firefox: oldestBrowsers.firefox,
  samsunginternet_android: samsungVersionFor(oldestBrowsers.chrome),
};

/**
 * Returns the data of a feature; undefined if browser-compat-data does not have the feature.
 * @param feature path in browser-compat-data, for example `html.elements.dialog`
 */
export function compatOf(feature: string): CompatStatement | undefined {
  return feature
    .split('.')
    .reduce<Identifier | undefined>((node, key) => node?.[key], bcd as unknown as Identifier)
    ?.__compat;
}

/**
 * Returns the first version of a browser that has a feature, or `NO_VERSION`. A prefixed or partial
 * implementation counts; an implementation behind a flag does not.
 * @throws Error if browser-compat-data does not have the feature
 */
export function firstVersion(feature: string, browser: BrowserId): string {
  const compat = compatOf(feature);
  if (!compat) throw new Error(`browser-compat-data has no ${feature}`);
  const versions = [compat.support[browser] ?? []]
    .flat()
    .flatMap(({ flags, version_added: added }) =>
      typeof added === 'string' && !flags ? [added.replace('≤', '')] : [],
    );
  return versions.toSorted(compareVersions)[0] ?? NO_VERSION;
}

/** Returns the oldest supported browsers that lack a feature, for example «Firefox 102». */
export const browsersLacking = (feature: string): string[] =>
  browserIds
    .filter((id) => compareVersions(firstVersion(feature, id), oldestVersions[id]) > 0)
    .map((id) => `${browserNames[id]} ${oldestVersions[id]}`);
