import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../../tools/chromium';
import { build, publish, serve, temporaryFolder, type Served } from './servers';

declare global {
  var suiteServers: Served[] | undefined;
}

/** Builds the site in its three variants and serves each, once for all browser suites. */
export default async function setUp(): Promise<void> {
  process.env.CHROME_PATH = chromiumPath();
  const folder = temporaryFolder();
  const inboxFile = (name: string) => path.join(folder, `${name}.jsonl`);

  const inbox = await serve('inbox/serve.ts', { INBOX_FILE: inboxFile('cross') });
  const [site, crossSite, development] = ['site', 'cross', 'dev'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  build(site);
  build(crossSite, { FORM_ENDPOINT: inbox.url });
  build(development, { NODE_ENV: 'development' });
  // Emotion's development mode writes style elements that no policy with hashes can foresee.
  writeFileSync(path.join(development, '_headers'), '');

  const servers = await Promise.all(
    [site, crossSite, development].map((outDir) =>
      serve('start.ts', { OUT_DIR: outDir, INBOX_FILE: inboxFile(path.basename(outDir)) }),
    ),
  );
  const [siteServer, crossServer, developmentServer] = servers as [Served, Served, Served];
  globalThis.suiteServers = [inbox, ...servers];
  publish({
    site: siteServer.url,
    crossSite: crossServer.url,
    crossInbox: inbox.url,
    development: developmentServer.url,
  });
  process.env.SUITE_DIST = site;
}
