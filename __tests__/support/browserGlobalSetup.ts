import type { Config } from '@jest/types';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../../tools/chromium';
import { startFaultServer, type FaultServer } from './faultServer';
import { inboxFile } from './inbox';
import { freePort } from '../../tools/freePort';
import { build, dropOldBuilds, publish, serve, temporaryFolder, type Served } from './servers';

declare global {
  var suiteServers: Served[] | undefined;
  var suiteFaultServer: FaultServer | undefined;
}

/** The same in each run, where they are free: the endpoint is part of what a build is made of. */
const ports = { inbox: 43117, faults: 43118 };

/** The version of a browser, which jest's workers need before they have one: it decides which tests there are. */
async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const version = browser.version();
  await browser.close();
  return version;
}

/** Builds the site in its four variants and serves each, once for all browser suites. */
export default async function setUp({ updateSnapshot }: Config.GlobalConfig): Promise<void> {
  process.env.SUITE_UPDATES = updateSnapshot;
  process.env.CHROME_PATH = chromiumPath('suites');
  process.env.CHROME_VERSION = await versionOf(process.env.CHROME_PATH);
  process.env.SUITE_FOLDER = temporaryFolder();
  dropOldBuilds();

  const inbox = await serve('inbox/serve.ts', {
    INBOX_FILE: inboxFile('cross'),
    PORT: String(await freePort(ports.inbox)),
  });
  const faults = await startFaultServer(await freePort(ports.faults));
  globalThis.suiteFaultServer = faults;
  globalThis.suiteServers = [inbox];

  const start = async (name: string, variables: Record<string, string>) => {
    const outDir = await build(variables);
    // Emotion's development mode writes style elements that no policy with hashes can foresee.
    if (variables.NODE_ENV === 'development') writeFileSync(path.join(outDir, '_headers'), '');
    const server = await serve('serve/start.ts', {
      OUT_DIR: outDir,
      INBOX_FILE: inboxFile(name),
    });
    globalThis.suiteServers!.push(server);
    return { outDir, url: server.url };
  };
  // Not the owner's own form service or counter, whatever src/config says.
  const uncounted = { COUNTER_URL: '' };
  const local = { ...uncounted, FORM_ENDPOINT: '/_bandeja' };
  // In pairs: a build keeps one core and a half busy.
  const [site, crossSite] = await Promise.all([
    start('site', local),
    start('crossSite', {
      ...uncounted,
      FORM_ENDPOINT: inbox.url,
      // Read by search.test.ts; a visit does not depend on it.
      SITE_URL: 'https://visas.test/',
    }),
  ]);
  const [faultSite, development] = await Promise.all([
    start('faultSite', { ...uncounted, FORM_ENDPOINT: faults.endpoint }),
    start('development', { ...local, NODE_ENV: 'development' }),
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
