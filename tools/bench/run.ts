/**
 * `npm run bench`: measures the production build and writes the results into docs/bench.md. Arguments choose
 * what is measured: `npm run bench -- first-touch`. The variable BENCH_RUNS sets the number of visits behind
 * each median.
 */
import basicSsl from '@vitejs/plugin-basic-ssl';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { buildInto } from '../build/buildInto';
import { launchChromium } from '../chromium';
import { freePort } from '../freePort';
import { replaceSection } from '../markdown';
import { firstTouchSection } from './firstTouch';
import { framesSection } from './frames';
import { lighthouseSection } from './lighthouse';
import type { Bench } from './phone';

const REPORT = 'docs/bench.md';

/** By section name: a function that measures the site and returns the section in Markdown. */
const sections: Readonly<Record<string, (bench: Bench) => Promise<string>>> = {
  lighthouse: lighthouseSection,
  'first-touch': firstTouchSection,
  frames: framesSection,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(sections, name));
const runs = Number(process.env.BENCH_RUNS || 5);
if (unknown.length > 0) {
  const known = Object.keys(sections).join(', ');
  console.error(`No section has the name ${unknown.join(', ')}. The sections are: ${known}`);
  process.exit(1);
}
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    `BENCH_RUNS is ${process.env.BENCH_RUNS} and has to be a whole number of at least 1`,
  );
  process.exit(1);
}
const chosen = Object.entries(sections).filter(
  ([name]) => names.length === 0 || names.includes(name),
);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const dist = path.join(folder, 'site');
const port = await freePort();
const url = `https://localhost:${port}`;
await buildInto(dist, { SITE_URL: url, FORM_ENDPOINT: '' });
// With a certificate the server uses HTTP/2, as hosts usually do. For HTTP/1.1 Lighthouse would simulate several
// connections, each with a handshake of its own, and report longer times.
const server = await preview({
  configLoader: 'runner',
  plugins: [basicSsl({ certDir: folder })],
  build: { outDir: dist },
  preview: { port },
});
const browser = await launchChromium();
const machine = `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node ${process.versions.node}, ${platform()} ${arch()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;

for (const [name, measure] of chosen) {
  const text = `${machine}. ${await measure({ browser, url, dist, runs })}`;
  writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), name, text));
  console.log(text);
}

await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
