import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../build/browsers';

/** The browsers of the table, by their names in browser-compat-data. */
export const browsers = {
  chrome: 'Chromium',
  safari_ios: 'Safari',
  firefox: 'Firefox',
  samsunginternet_android: 'Samsung Internet',
} as const satisfies Partial<Record<BrowserName, string>>;

type Browser = keyof typeof browsers;

export const browserNames = Object.keys(browsers) as Browser[];

/** Stands for the version of a browser that does not have a feature. */
const NEVER = '–';

/** Compares versions as numbers: 9 before 15.4, `NEVER` last. */
export const compareVersions = (one: string, other: string): number => {
  if (one === NEVER || other === NEVER) return Number(one === NEVER) - Number(other === NEVER);
  return one.localeCompare(other, 'en', { numeric: true });
};

/** Returns the first version of Samsung Internet that is based on this Chromium, or on a later one. */
function samsungOf(chromium: string): string {
  const releases = Object.entries(bcd.browsers.samsunginternet_android.releases)
    .filter(([, { engine, engine_version: version }]) => {
      return engine === 'Blink' && Number(version) >= Number(chromium);
    })
    .map(([version]) => version);
  return releases.toSorted(compareVersions)[0] ?? NEVER;
}

/** The oldest version of each browser in which a visitor reads, chooses and sends. */
export const oldest: Readonly<Record<Browser, string>> = {
  chrome: oldestBrowsers.chrome,
  safari_ios: oldestBrowsers.safari,
  firefox: oldestBrowsers.firefox,
  samsunginternet_android: samsungOf(oldestBrowsers.chrome),
};

/** Returns a feature of browser-compat-data by its path, as `html.elements.dialog`. */
export function statementOf(feature: string): CompatStatement | undefined {
  return feature
    .split('.')
    .reduce<Identifier | undefined>((at, key) => at?.[key], bcd as unknown as Identifier)?.__compat;
}

/**
 * Returns the first version of a browser with a feature, be it with a prefix or in part.
 * @throws Error if browser-compat-data has no such feature
 */
export function sinceVersion(feature: string, browser: Browser): string {
  const statement = statementOf(feature);
  if (!statement) throw new Error(`browser-compat-data has no ${feature}`);
  const versions = [statement.support[browser] ?? []]
    .flat()
    .flatMap(({ flags, version_added: added }) =>
      typeof added === 'string' && !flags ? [added.replace('≤', '')] : [],
    );
  return versions.toSorted(compareVersions)[0] ?? NEVER;
}

/** Returns the stated browsers that lack a feature, as «Firefox 102». */
export const browsersLacking = (feature: string): string[] =>
  browserNames
    .filter((browser) => compareVersions(sinceVersion(feature, browser), oldest[browser]) > 0)
    .map((browser) => `${browsers[browser]} ${oldest[browser]}`);
