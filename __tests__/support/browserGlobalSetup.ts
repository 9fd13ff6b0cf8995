import type { Config } from '@jest/types';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../../tools/chromium';
import { startFaultServer, type FaultServer } from './faultServer';
import { inboxFile } from './inbox';
import { freePort } from '../../tools/freePort';
import { build, dropOldBuilds } from './builds';
import recordUpdates from './recordUpdates';
import { setUpOrReport } from './setUpError';
import { publish, serve, temporaryFolder, type RunningServer } from './servers';

declare global {
  var suiteServers: RunningServer[] | undefined;
  var suiteFaultServer: FaultServer | undefined;
}

/** Preferred ports. A build contains the form endpoint, so the next run reuses a build only with the same port. */
const ports = { inbox: 43117, faults: 43118 };

/** Returns a browser's version. pictures.test.ts is skipped if its pictures were made with another version. */
async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const version = browser.version();
  await browser.close();
  return version;
}

/** Overrides src/config, so that tests send nothing to the owner's form service and counter. */
const withoutCounter = { COUNTER_URL: '' };
const localInbox = { ...withoutCounter, FORM_ENDPOINT: '/_bandeja' };

/** Finds the browser, and prepares the folder and the list of servers of a run. */
export async function prepareRun(config: Config.GlobalConfig): Promise<void> {
  recordUpdates(config);
  process.env.CHROME_PATH = chromiumPath('suites');
  process.env.CHROME_VERSION = await versionOf(process.env.CHROME_PATH);
  process.env.SUITE_FOLDER = temporaryFolder();
  globalThis.suiteServers = [];
  dropOldBuilds();
}

/**
 * Builds the site, unless an earlier run has built the same, and serves the build.
 * @param name name of the file in which the site's inbox stores messages
 * @param variables environment variables of the build
 */
export async function startSite(
  name = 'site',
  variables: Record<string, string> = localInbox,
): Promise<{ outDir: string; url: string }> {
  const outDir = await build(variables);
  // In development Emotion inserts style elements, whose hashes no policy can list in advance.
  if (variables.NODE_ENV === 'development') writeFileSync(path.join(outDir, '_headers'), '');
  const server = await serve('serve/start.ts', { OUT_DIR: outDir, INBOX_FILE: inboxFile(name) });
  globalThis.suiteServers!.push(server);
  return { outDir, url: server.url };
}

/** Builds the site in four variants and serves each, once for all browser suites. */
async function buildAndServe(): Promise<void> {
  const inbox = await serve('inbox/serve.ts', {
    INBOX_FILE: inboxFile('cross'),
    PORT: String(await freePort(ports.inbox)),
  });
  const faults = await startFaultServer(await freePort(ports.faults));
  globalThis.suiteFaultServer = faults;
  globalThis.suiteServers!.push(inbox);
  // Two builds at the same time, because one build keeps one and a half cores busy.
  const [site, crossSite] = await Promise.all([
    startSite(),
    startSite('crossSite', {
      ...withoutCounter,
      FORM_ENDPOINT: inbox.url,
      // searchEngines.test.ts looks for this address in the built files.
      SITE_URL: 'https://visas.test/',
    }),
  ]);
  const [faultSite, development] = await Promise.all([
    startSite('faultSite', { ...withoutCounter, FORM_ENDPOINT: faults.endpoint }),
    startSite('development', { ...localInbox, NODE_ENV: 'development' }),
  ]);
  publish({
    site: site.url,
    crossSite: crossSite.url,
    crossInbox: inbox.url,
    faultSite: faultSite.url,
    faultEndpoint: faults.endpoint,
    faultControl: faults.control,
    development: development.url,
  });
  process.env.SUITE_DIST = site.outDir;
  process.env.SUITE_CROSS_DIST = crossSite.outDir;
}

export default function setUp(config: Config.GlobalConfig): Promise<void> {
  return setUpOrReport(async () => {
    await prepareRun(config);
    await buildAndServe();
  });
}
