import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../build/compress';
import { fileOf, sha256 } from '../build/headers';
import { chromiumPath } from '../chromium';
import { FLOOR_STYLE, floorPage } from './floor';

/** Folder for the floor pages in the served build. Floor pages are copies without scripts and pictures (floor.ts). */
const FLOOR = '/piso';

const MAX_LCP_RATIO = 1.5;
const MAX_CLS = 0.01;
const MAX_TBT_MS = 100;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  bytes: 'total-byte-weight',
} as const;

interface Bench {
  readonly browser: Browser;
  /** Origin of the server. */
  readonly url: string;
  /** Folder of the build that is served. */
  readonly dist: string;
  /** Number of visits behind each median. */
  readonly runs: number;
}

/** Scores from 0 to 100, times in ms, `bytes`, and the layout shift `cls`, which has no unit. */
type Measurement = Readonly<Record<(typeof categories)[number] | keyof typeof audits, number>>;

/** Runs Lighthouse in a new browser, with the default preset: mobile, simulated throttling. */
async function runLighthouse(url: string): Promise<Measurement> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--no-sandbox', '--headless=new', '--ignore-certificate-errors'],
  });
  const closed = once(browser.process, 'close');
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'silent' });
    const { runtimeError, ...report } = result!.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
    const scores = categories.map((id) => [id, Math.round(report.categories[id]!.score! * 100)]);
    const values = Object.entries(audits).map(([name, id]) => [
      name,
      report.audits[id]!.numericValue,
    ]);
    return Object.fromEntries([...scores, ...values]) as Measurement;
  } finally {
    browser.kill();
    // A browser that is still closing would slow down the next visit.
    await closed;
  }
}

/**
 * Measures one visit, and repeats it once if Lighthouse fails.
 * @throws Error if the second run fails
 */
async function visit(url: string): Promise<Measurement> {
  try {
    return await runLighthouse(url);
  } catch (failure) {
    // Lighthouse sometimes loses the start of a trace and fails. A second visit usually succeeds.
    console.error(failure);
    return await runLighthouse(url);
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Returns the median of each value over several visits. */
async function measure(url: string, runs: number): Promise<Measurement> {
  const visits: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
  const names = Object.keys(visits[0]!) as (keyof Measurement)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((measured) => measured[name]))]),
  ) as Measurement;
}

/** Writes the floor pages into the served build, so that the server sends them with the site's security headers. */
async function writeFloors({ browser, url, dist }: Bench): Promise<void> {
  mkdirSync(dist + FLOOR);
  for (const page of Object.values(pages)) {
    writeFileSync(
      path.join(dist + FLOOR, fileOf(page.path)),
      await floorPage(browser, url + page.path),
    );
  }
  compressFiles(dist + FLOOR);
  const headers = path.join(dist, '_headers');
  const text = readFileSync(headers, 'utf8');
  writeFileSync(headers, text.replace('style-src', `style-src ${sha256(FLOOR_STYLE)}`));
}

/** Returns a Markdown table. All columns except the first are aligned right. */
const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const scoresOf = (measured: Measurement) => categories.map((id) => measured[id]);

/** Returns a row of the report's table. Without `floor` the row describes a floor page and has no ratios. */
function row(name: string, measured: Measurement, floor?: Measurement): string[] {
  const ratios = (['fcp', 'lcp', 'si'] as const).map((time) =>
    floor ? (measured[time] / floor[time]).toFixed(2) : '',
  );
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    name,
    // A floor page only serves to compare times, so its row has only the performance score.
    floor ? scoresOf(measured).join(' / ') : String(measured.performance),
    seconds(measured.fcp),
    seconds(measured.lcp),
    `${Math.round(measured.tbt)} ms`,
    measured.cls.toFixed(3),
    seconds(measured.si),
    (measured.bytes / 1024).toFixed(1),
    ...ratios,
  ];
}

function missedTargets(route: string, measured: Measurement, floor: Measurement): string[] {
  const scores = scoresOf(measured);
  const missed = {
    [`scores ${scores.join(' / ')}`]: scores.some((score) => score < 100),
    [`LCP over ${MAX_LCP_RATIO} times the LCP of the floor`]:
      measured.lcp > floor.lcp * MAX_LCP_RATIO,
    [`TBT over ${MAX_TBT_MS} ms`]: measured.tbt > MAX_TBT_MS,
    // The report shows three decimals, so a value below 0.0005 is shown as 0.000.
    [`CLS of ${MAX_CLS} or more`]: measured.cls >= MAX_CLS,
  };
  return Object.keys(missed).flatMap((target) => (missed[target] ? [`- ${route}: ${target}`] : []));
}

/** Measures each page and its floor page. Returns the report in Markdown (R-PERF-07, R-PERF-08). */
export async function lighthouseReport(bench: Bench): Promise<string> {
  await writeFloors(bench);
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const { path: route } of Object.values(pages)) {
    const floor = await measure(bench.url + FLOOR + route, bench.runs);
    const measured = await measure(bench.url + route, bench.runs);
    rows.push(row(route, measured, floor), row('floor', floor));
    missed.push(...missedTargets(route, measured, floor));
    console.error(rows.at(-2)!.join('  '));
  }
  const columns = ['Route', 'Scores', 'FCP', 'LCP', 'TBT', 'CLS', 'Speed index', 'KB'];
  return `Lighthouse's mobile preset with simulated throttling; medians of ${bench.runs} visits, each in a new browser. Site and floor are served over TLS and HTTP/2.

The scores are performance / accessibility / best practices / SEO. The row below each route is its floor. A ratio is the time of the site divided by the time of its floor.

${table([...columns, 'FCP ratio', 'LCP ratio', 'SI ratio'], rows)}

Targets: 100 in all four categories, LCP at most ${MAX_LCP_RATIO} times the LCP of the floor, TBT at most ${MAX_TBT_MS} ms, CLS below ${MAX_CLS}. ${missed.length === 0 ? 'All targets are met.' : `Not met:\n\n${missed.join('\n')}`}`;
}
