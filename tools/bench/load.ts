import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { freePort } from '../freePort';
import { siteRules } from '../build/headers';
import { readSite } from '../release/builtSite';
import { nginxConf } from '../release/hosts/nginx';
import { hasNginx, writeNginx } from '../serve/nginx';
import { table } from '../markdown';

const CONNECTIONS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const WORKERS = 1;
const VISITS = 1_000_000;

/**
 * Two hosts' list prices of a GB sent to South America, in USD, and the GB that a month has free
 * (their pages of prices, read in September 2026).
 */
const PRICES = [
  { host: 'bunny.net, standard network', perGb: 0.045, freeGb: 0, requests: 'none is charged' },
  {
    host: 'Amazon CloudFront, pay as you go',
    perGb: 0.11,
    freeGb: 1000,
    requests: '10 million free, more are charged by 10,000',
  },
];

/** A page of one line: what this machine's nginx answers at most. */
const LINE = '/linea.html';

/** Memory of nginx's processes, in MB: those that answer, and their parent. */
function memoryOf(parent: number): number {
  const kilobytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, 'utf8');
      } catch {
        // It ended meanwhile.
        return '';
      }
    })
    .filter((status) => RegExp(`^(Pid|PPid):\\t${parent}$`, 'm').test(status))
    .map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** The largest file of a kind in `assets/`, by its address. */
function largest(dist: string, kind: RegExp): string {
  const folder = path.join(dist, 'assets');
  const [file = ''] = readdirSync(folder)
    .filter((name) => kind.test(name))
    .toSorted(
      (a, b) =>
        readFileSync(path.join(folder, b)).length - readFileSync(path.join(folder, a)).length,
    );
  return `/assets/${file}`;
}

interface Loaded {
  readonly requests: number;
  readonly megabytes: number;
  /** Time within which 99 of 100 are answered, in ms. */
  readonly slow: number;
}

async function load(url: string): Promise<Loaded> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const run = () => autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const { requests, throughput, latency, errors, non2xx } = await run();
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return {
    requests: requests.average,
    megabytes: throughput.average / 1e6,
    slow: latency.p99,
  };
}

/** How fast nginx sends a built site, beside a page of one line, and what it needs for it. */
async function measureLoad(dist: string, own: string): Promise<string> {
  writeFileSync(dist + LINE, 'Hola\n');
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const paths = Object.values(pages).map((page) => page.path);
  const site = nginxConf(siteRules(readSite(dist).policy, paths), { siteUrl, root: dist });
  const nginx = spawn('nginx', writeNginx(own, site, WORKERS));
  const stop = () => void nginx.kill();
  process.on('exit', stop);
  while (!(await fetch(siteUrl).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await wait(50);
  }
  const [busy = 0] = loadavg();
  const before = memoryOf(nginx.pid!);
  // What is first pays for what is cold.
  await load(siteUrl + LINE);
  const targets: [string, string][] = [
    ['A page of one line', LINE],
    ...paths.map((one): [string, string] => [one, one]),
    ['The largest script', largest(dist, /\.js$/)],
    ['The largest typeface', largest(dist, /\.woff2$/)],
  ];
  const rows: string[][] = [];
  let floor = 0;
  for (const [name, address] of targets) {
    const { requests, megabytes, slow } = await load(siteUrl + address);
    floor ||= requests;
    rows.push([
      name,
      Math.round(requests).toLocaleString('en'),
      (requests / floor).toFixed(2),
      megabytes.toFixed(0),
      slow.toFixed(0),
    ]);
  }
  const after = memoryOf(nginx.pid!);
  process.off('exit', stop);
  stop();
  return `nginx with the generated \`nginx.conf\`, ${WORKERS} process that answers, ${CONNECTIONS} connections for ${SECONDS} s each, compressed copies; the load is made on the same machine, which takes its part of the processor, and whose load average was ${busy.toFixed(1)} on ${availableParallelism()} cores before (figures of a busy machine are for comparison among themselves). A ratio is the address's requests over those of a page of one line. Memory of nginx's processes: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after.

${table(['Address', 'Requests a second', 'Ratio', 'MB/s', '99 % within, ms'], rows)}`;
}

/** What travels to a page until it rests at its end. */
interface Travelled {
  readonly bytes: number;
  readonly requests: number;
}

async function travelled(page: Page, go: () => Promise<unknown>): Promise<Travelled> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then((one) => one.responseHeadersSize + Math.max(one.responseBodySize, 0)),
    ),
  );
  await go();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  return { bytes, requests: sizes.length };
}

/** What a first visit takes: home, read to its end, then the contact page. */
async function measureVisit(browser: Browser, url: string): Promise<[Travelled, Travelled]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const home = await travelled(page, async () => {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 600);
      await wait(150);
    }
  });
  const contact = await travelled(page, () =>
    page.locator(`footer a[href="${pages.contact.path}"]`).click(),
  );
  await page.close();
  return [home, contact];
}

/**
 * The report's section on load and traffic.
 * @param dist the built site, in which a page is added
 * @param url where it is served with brotli
 * @param own a folder for nginx
 * @throws Error with one sentence where nginx is missing
 */
export async function loadSection(
  dist: string,
  url: string,
  browser: Browser,
  own: string,
): Promise<string> {
  if (!hasNginx()) throw new Error('No nginx was found: install it (`apt-get install nginx`).');
  const [home, contact] = await measureVisit(browser, url);
  const loaded = await measureLoad(dist, own);
  const gigabytes = ((home.bytes + contact.bytes) * VISITS) / 1e9;
  const cost = (one: (typeof PRICES)[number]) => Math.max(0, gigabytes - one.freeGb) * one.perGb;
  const kilobytes = ({ bytes }: Travelled) => `${(bytes / 1000).toFixed(0)} kB`;
  return `${loaded}

What travels on a first visit of a phone, with nothing kept from before, headers included, brotli: home, read to its end, ${kilobytes(home)} in ${home.requests} requests, with the code of the pages whose links come into view; the contact page after it, ${kilobytes(contact)} in ${contact.requests} more.

GB a month = visits × kB of a visit / 1,000,000. A million first visits of both pages: ${gigabytes.toFixed(0)} GB; who comes back gets little but the pages, as files are kept for good.

Cost a month = (GB − GB that are free) × price of a GB, at list prices of September 2026 for South America; ask the host before you count on them:

${table(
  ['Host', 'USD a GB', 'Free GB', 'A million visits, USD', 'Requests'],
  PRICES.map((one) => [
    one.host,
    String(one.perGb),
    String(one.freeGb),
    cost(one).toFixed(2),
    one.requests,
  ]),
)}`;
}
