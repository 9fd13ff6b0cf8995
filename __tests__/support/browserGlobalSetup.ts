import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../../tools/chromium';
import { startFaultServer, type FaultServer } from './faultServer';
import { build, publish, serve, temporaryFolder, type Served } from './servers';

declare global {
  var suiteServers: Served[] | undefined;
  var suiteFaultServer: FaultServer | undefined;
}

/** Builds the site in its four variants and serves each, once for all browser suites. */
export default async function setUp(): Promise<void> {
  process.env.CHROME_PATH = chromiumPath();
  const folder = temporaryFolder();
  const inboxFile = (name: string) => path.join(folder, `${name}.jsonl`);

  const inbox = await serve('inbox/serve.ts', { INBOX_FILE: inboxFile('cross') });
  const faults = await startFaultServer();
  const [site, crossSite, faultSite, development] = ['site', 'cross', 'faults', 'dev'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  // Not the owner's own form service, whatever src/config says.
  const local = { FORM_ENDPOINT: '/_bandeja' };
  build(site, local);
  build(crossSite, { FORM_ENDPOINT: inbox.url });
  build(faultSite, { FORM_ENDPOINT: faults.endpoint });
  build(development, { ...local, NODE_ENV: 'development' });
  // Emotion's development mode writes style elements that no policy with hashes can foresee.
  writeFileSync(path.join(development, '_headers'), '');

  const servers = await Promise.all(
    [site, crossSite, faultSite, development].map((outDir) =>
      serve('serve/start.ts', { OUT_DIR: outDir, INBOX_FILE: inboxFile(path.basename(outDir)) }),
    ),
  );
  const [siteServer, crossServer, faultSiteServer, developmentServer] = servers as [
    Served,
    Served,
    Served,
    Served,
  ];
  globalThis.suiteFaultServer = faults;
  globalThis.suiteServers = [inbox, ...servers];
  publish({
    site: siteServer.url,
    crossSite: crossServer.url,
    crossInbox: inbox.url,
    faultSite: faultSiteServer.url,
    faultEndpoint: faults.endpoint,
    faultControl: faults.control,
    development: developmentServer.url,
  });
  process.env.SUITE_DIST = site;
}
