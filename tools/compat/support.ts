import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../build/browsers';

/** A browser of the table, by its name in browser-compat-data. */
export const browsers = {
  chrome: 'Chromium',
  safari_ios: 'Safari',
  firefox: 'Firefox',
  samsunginternet_android: 'Samsung Internet',
} as const satisfies Partial<Record<BrowserName, string>>;

/** A key of `browsers`. */
export type Browser = keyof typeof browsers;

export const browserNames = Object.keys(browsers) as Browser[];

/** Stands for a browser that does not have a feature. */
export const NEVER = '–';

/** Orders versions as numbers: 9 before 15.4; a version that never came is last. */
export const compareVersions = (one: string, other: string): number => {
  if (one === other) return 0;
  if (one === NEVER || other === NEVER) return one === NEVER ? 1 : -1;
  return one.localeCompare(other, 'en', { numeric: true });
};

/** The first version of Samsung Internet that is made of this Chromium, or of a later one. */
function samsungOf(chromium: string): string {
  const made = Object.entries(bcd.browsers.samsunginternet_android.releases)
    .filter(
      ([, { engine, engine_version: of }]) => engine === 'Blink' && Number(of) >= Number(chromium),
    )
    .map(([version]) => version);
  return made.toSorted(compareVersions)[0] ?? NEVER;
}

/** The oldest version of each browser in which a visitor reads, chooses and sends. */
export const oldest: Readonly<Record<Browser, string>> = {
  chrome: oldestBrowsers.chrome,
  safari_ios: oldestBrowsers.safari,
  firefox: oldestBrowsers.firefox,
  samsunginternet_android: samsungOf(oldestBrowsers.chrome),
};

/** A feature of browser-compat-data by its path, as `html.elements.dialog`; undefined if there is none. */
export function statementOf(feature: string): CompatStatement | undefined {
  // The keys of browser-compat-data have no points.
  const place = feature
    .split('.')
    .reduce<Identifier | undefined>((at, key) => at?.[key], bcd as unknown as Identifier);
  return place?.__compat;
}

/**
 * Returns the first version of a browser with a feature, prefixed or not.
 * @throws Error if browser-compat-data has no such feature
 */
export function sinceVersion(feature: string, browser: Browser): string {
  const statement = statementOf(feature);
  if (!statement) throw new Error(`browser-compat-data has no ${feature}`);
  const versions = [statement.support[browser] ?? []]
    .flat()
    .filter(({ flags, partial_implementation: partial }) => !flags && !partial)
    .map(({ version_added: added }) =>
      typeof added === 'string' ? added.replace('≤', '') : NEVER,
    );
  return versions.toSorted(compareVersions)[0] ?? NEVER;
}

/** Whether a version has a feature, be it with a prefix or in part. */
function has(feature: string, browser: Browser, version: string): boolean {
  return [statementOf(feature)?.support[browser] ?? []].flat().some((range) => {
    const { version_added: added, version_removed: removed, flags } = range;
    if (typeof added !== 'string' || flags) return false;
    const isOver = typeof removed === 'string' && compareVersions(removed, version) <= 0;
    return compareVersions(added.replace('≤', ''), version) <= 0 && !isOver;
  });
}

/** Those of the stated browsers that lack a feature, as «Firefox 102». */
export const lacking = (feature: string): string[] =>
  browserNames.flatMap((browser) =>
    has(feature, browser, oldest[browser]) ? [] : [`${browsers[browser]} ${oldest[browser]}`],
  );
