/**
 * `npm run bench`: measures the production build with Lighthouse and writes docs/lighthouse.md. The
 * variable BENCH_RUNS sets the number of visits behind each median.
 */
import basicSsl from '@vitejs/plugin-basic-ssl';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { buildInto } from '../build/buildInto';
import { launchChromium } from '../chromium';
import { freePort } from '../freePort';
import { lighthouseReport } from './lighthouse';

const REPORT = 'docs/lighthouse.md';

const runs = Number(process.env.BENCH_RUNS || 5);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    `BENCH_RUNS is ${process.env.BENCH_RUNS} and has to be a whole number of at least 1`,
  );
  process.exit(1);
}
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

const report = await lighthouseReport({ browser, url, dist, runs });
const text = `# Lighthouse\n\n\`npm run bench\` writes this file; [bench.md](bench.md) describes it.\n\n${machine}. ${report}\n`;
writeFileSync(REPORT, text);
console.log(text);

await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
