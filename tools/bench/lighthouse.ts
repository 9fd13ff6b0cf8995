import { launch, Launcher } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '../chromium';
import { median } from './statistics';

/** What one visit of Lighthouse measured; times in ms. */
export interface Measurement {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly si: number;
  readonly bytes: number;
  /** Lighthouse's own measure of how fast the machine is. */
  readonly benchmarkIndex: number;
}

/** Audits that scored below 0.9 in any visit, for whoever has to mend them. */
export const failures = new Set<string>();

/** For so long a browser is busy with itself after its start, on one of our two cores. */
const SETTLING_MS = 4000;

/**
 * What a browser prepares for later beside the page that it loads: a process for the next site
 * and its own search of tabs. A machine with two cores takes one of them from the page for it
 * (visits in turn, medians: TBT of the home page 97 -> 26 -> 20 ms, LCP 1.15 -> 0.97 s).
 */
const preparations = ['SpareRendererForSitePerProcess', 'PreloadTopChromeWebUI'];

/** Which browser a page is visited with: one that is kept from everything else, or one as it comes. */
export type Rig = 'quiet' | 'as it comes';

const always = ['--no-sandbox', '--headless=new', '--ignore-certificate-errors'];

/** The switches that Lighthouse's makers start a browser with, without the preparations if quiet. */
const switches: Readonly<Record<Rig, string[]>> = {
  // One list of features: of two the browser hears only the last.
  quiet: [
    ...Launcher.defaultFlags().map((flag) =>
      flag.startsWith('--disable-features=') ? [flag, ...preparations].join(',') : flag,
    ),
    ...chromiumArguments,
    // Fading away, bars of scrolling would have 20 frames drawn by a machine without graphics.
    '--hide-scrollbars',
    ...always,
  ],
  'as it comes': [...Launcher.defaultFlags(), ...always],
};

/** A browser of its own for each visit, with nothing in its cache. */
async function withChromium<Result>(
  rig: Rig,
  visitWith: (port: number) => Promise<Result>,
): Promise<Result> {
  const browser = await launch({
    chromePath: chromiumPath(),
    ignoreDefaultFlags: true,
    chromeFlags: switches[rig],
  });
  try {
    if (rig === 'quiet') await setTimeout(SETTLING_MS);
    return await visitWith(browser.port);
  } finally {
    // Not beside the next visit.
    const gone = once(browser.process, 'close');
    browser.kill();
    await gone;
  }
}

/** One visit: Lighthouse's mobile preset with its default, simulated throttling. */
async function visit(address: string, rig: Rig, again = true): Promise<Measurement> {
  const result = await withChromium(rig, (port) =>
    lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    }),
  );
  if (!result || result.lhr.runtimeError) {
    const failure = `Lighthouse failed: ${result?.lhr.runtimeError?.message}`;
    // It loses the start of a trace now and then, and asks to be run again.
    if (!again) throw new Error(failure);
    console.error(failure);
    return visit(address, rig, false);
  }
  const { audits, categories, environment } = result.lhr;
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9) {
        failures.add(`${new URL(address).pathname}: ${audit?.title} (${id})`);
      }
    }
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** The medians of several visits to an address. */
export async function measure(address: string, rig: Rig, runs: number): Promise<Measurement> {
  const visits: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(address, rig));
  const names = Object.keys(visits[0]!) as (keyof Measurement)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((one) => one[name]))]),
  ) as unknown as Measurement;
}
