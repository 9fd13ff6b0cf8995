/**
 * `npm run bench`: Lighthouse over each page of the served production build beside a floor of
 * plain HTML, in a quiet browser and in one as it comes, and the time that interactions take
 * (R-PERF-07 to 09). Prints the tables and writes them to docs/bench.md. `BENCH_RUNS` sets how many
 * visits the medians are of. `npm run bench -- first-touch` measures only the first tap of a visit, and
 * writes only that section (R-PERF-12); `-- frames` how evenly the site moves (R-DESIGN-05).
 */
import { pages } from '../../src/content/pages';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../chromium';
import { buildInto } from '../build/buildInto';
import { compressFiles } from '../build/compress';
import { sha256 } from '../build/headers';
import { firstTouchSection } from './firstTouch';
import { floorPage, FLOOR_STYLE } from './floor';
import { framesSection } from './frames';
import { measureInteractions } from './interactions';
import { failures, measure, type Measurement, type Rig } from './lighthouse';
import { freePort } from '../freePort';
import { table, withMarked } from '../markdown';
import { phoneWords } from './phone';
import { startFront, startSite } from './servers';

const RUNS = Number(process.env.BENCH_RUNS || 5);
const MAX_LCP_RATIO = 1.25;
const MAX_TBT_MS = 100;
/** Least score for speed in a browser as it comes. */
const MIN_SCORE_AS_IT_COMES = 98;
const MAX_INTERACTION_MS = 200;
const REPORT = 'docs/bench.md';

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function row(name: string, one: Measurement, floor?: Measurement): string[] {
  const ratio = (value: (from: Measurement) => number) =>
    floor ? `${(value(one) / value(floor)).toFixed(2)}` : '';
  return [
    name,
    // The floor is measured for its speed alone.
    floor
      ? [one.performance, one.accessibility, one.bestPractices, one.seo].join(' / ')
      : String(one.performance),
    seconds(one.fcp),
    seconds(one.lcp),
    `${Math.round(one.tbt)} ms`,
    one.cls.toFixed(3),
    seconds(one.si),
    (one.bytes / 1024).toFixed(1),
    ratio(({ fcp }) => fcp),
    ratio(({ lcp }) => lcp),
    ratio(({ si }) => si),
  ];
}

/** What is not reached, in words. */
function missed(name: string, one: Measurement, floor: Measurement): string[] {
  const scores = [one.performance, one.accessibility, one.bestPractices, one.seo];
  return [
    ...(scores.some((score) => score < 100) ? [`${name}: scores ${scores.join(' / ')}`] : []),
    ...(one.lcp > floor.lcp * MAX_LCP_RATIO ? [`${name}: LCP over ${MAX_LCP_RATIO} floors`] : []),
    ...(one.tbt > MAX_TBT_MS ? [`${name}: TBT over ${MAX_TBT_MS} ms`] : []),
    // As Lighthouse shows it, in thousandths: a word that moves by 3 px within its line is 0.0003.
    ...(one.cls >= 0.0005 ? [`${name}: CLS over 0`] : []),
  ];
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const dist = path.join(folder, 'site');
const port = await freePort();
const front = await startFront(port, folder);
await buildInto(dist, { SITE_URL: front.url, FORM_ENDPOINT: '' });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumArguments,
});

const today = new Date().toISOString().slice(0, 10);

/** Writes a section of the report anew. */
function write(section: string, text: string): void {
  writeFileSync(REPORT, withMarked(readFileSync(REPORT, 'utf8'), section, text));
  console.log(text);
}

/** Sections that are written alone, by the word that asks for them. */
const apart: Readonly<Record<string, (site: string) => Promise<string>>> = {
  'first-touch': () => firstTouchSection(browser, front.url, RUNS),
  frames: (site) => framesSection(browser, site, RUNS),
};
const section = process.argv[2] ?? '';
const measureApart = apart[section];
if (measureApart) {
  const site = await startSite(dist, port);
  write(section, `Chromium ${browser.version()}, ${today}: ${await measureApart(site.url)}`);
  site.stop();
  await browser.close();
  front.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

// The floors go beside the pages, so that the same server sends them with the same headers.
const FLOOR = '/piso';
const plain = await startSite(dist, port);
mkdirSync(dist + FLOOR);
for (const route of Object.values(pages).map(({ path }) => path)) {
  const file = `${dist}${FLOOR}/${route.slice(1) || 'index'}.html`;
  writeFileSync(file, await floorPage(browser, plain.url + route));
}
plain.stop();
const headers = path.join(dist, '_headers');
writeFileSync(
  headers,
  readFileSync(headers, 'utf8').replace('style-src', `style-src ${sha256(FLOOR_STYLE)}`),
);
compressFiles(dist + FLOOR);
const site = await startSite(dist, port);

const misses: string[] = [];
console.error('Interactions');
const interactions = await measureInteractions(browser, site.url, RUNS);
misses.push(
  ...interactions
    .filter(([, ms]) => ms > MAX_INTERACTION_MS)
    .map(([name]) => `${name}: over ${MAX_INTERACTION_MS} ms`),
);
const chromiumVersion = browser.version();
await browser.close();

const rows: Record<Rig, string[][]> = { quiet: [], 'as it comes': [] };
const speeds: number[] = [];
for (const rig of ['quiet', 'as it comes'] as const) {
  for (const { path: route } of Object.values(pages)) {
    console.error(`Lighthouse, browser ${rig}: ${route}`);
    const ofFloor = await measure(front.url + FLOOR + route, rig, RUNS);
    failures.clear();
    const ofSite = await measure(front.url + route, rig, RUNS);
    failures.forEach((failure) => console.error(`  below 0.9: ${failure}`));
    rows[rig].push(row(route, ofSite, ofFloor), row('floor', ofFloor));
    speeds.push(ofSite.benchmarkIndex);
    if (rig === 'quiet') misses.push(...missed(route, ofSite, ofFloor));
    else if (ofSite.performance < MIN_SCORE_AS_IT_COMES) {
      misses.push(`${route}, browser as it comes: ${ofSite.performance}`);
    }
  }
}

site.stop();
front.stop();
rmSync(folder, { recursive: true, force: true });

const columns = [
  'Route',
  'Scores',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'Speed index',
  'KB',
  'FCP ratio',
  'LCP ratio',
  'SI ratio',
];
const memory = Math.round(totalmem() / 2 ** 30);
const report = `Written by \`npm run bench\` on ${today}: ${platform()} ${arch()}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${chromiumVersion}, Lighthouse's benchmark index ${Math.round(speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length)}.

## Lighthouse

Mobile, default (simulated) throttling, medians of ${RUNS} visits, each in a new browser. Under each route, its floor: the same words as hand-written-looking HTML without script, picture or font of its own (\`tools/bench/floor.ts\`), sent with the site's own headers. Both over TLS and HTTP/2, as a host sends them. Scores are performance / accessibility / best practices / SEO. A ratio is the site's time over the floor's.

${table(columns, rows.quiet)}

The same in a browser as it comes, without the switches that quieten it (docs/performance.md, «Reading the bench»):

${table(columns, rows['as it comes'])}

## Interaction to next paint

After hydration, ${phoneWords}: medians of ${RUNS} visits of the slowest interaction in each. The browser reports nothing below 16 ms.

${table(
  ['Interaction', 'ms'],
  interactions.map(([name, ms]) => [name, String(Math.round(ms))]),
)}

## Targets

100 in all four categories (speed ${MIN_SCORE_AS_IT_COMES} in a browser as it comes), LCP at most ${MAX_LCP_RATIO} times the floor's, TBT at most ${MAX_TBT_MS} ms, CLS 0, interactions at most ${MAX_INTERACTION_MS} ms. ${misses.length === 0 ? 'All are reached.' : `Not reached:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}`;
write('bench', report);
