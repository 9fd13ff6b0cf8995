import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inboxFile } from './inbox';
import { freePort } from './freePort';
import { build, dropOldBuilds } from './builds';
import { setUpOrReport } from './setUpError';
import { startSharedBrowser } from './sharedBrowser';
import { shareAddresses, serve, type RunningServer } from './servers';

declare global {
  var suiteServers: RunningServer[] | undefined;
}

/**
 * Preferred port. A build contains the form endpoint, so the next run reuses a build only with the same port. The suite
 * takes the port long after this setup, so the port is below the range for outgoing connections (Linux: from 32768).
 */
const ENDPOINT_PORT = 24118;

/** Overrides a variable of the shell, so that tests send nothing to the owner's form service. */
const localInbox = { FORM_ENDPOINT: '/_bandeja' };

/** Starts the browser, and prepares the folder and the list of servers of a run. */
export async function prepareRun(): Promise<void> {
  await startSharedBrowser();
  // `--selectProjects main browser` runs the global setups of two projects, which share the folder of the inboxes.
  if (globalThis.suiteServers) return;
  globalThis.suiteServers = [];
  process.env.SUITE_FOLDER = mkdtempSync(path.join(tmpdir(), 'site-'));
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
  const server = await serve({ OUT_DIR: outDir, INBOX_FILE: inboxFile(name) });
  globalThis.suiteServers!.push(server);
  return { outDir, url: server.url };
}

/** Builds the site in three variants and serves each, once for all browser suites. */
async function buildAndServe(): Promise<void> {
  const otherEndpoint = `http://localhost:${await freePort(ENDPOINT_PORT)}/f/prueba`;
  // Two builds at the same time, because one build keeps one and a half cores busy.
  const [site, otherSite] = await Promise.all([
    startSite(),
    startSite('otherSite', { FORM_ENDPOINT: otherEndpoint }),
  ]);
  const development = await startSite('development', { ...localInbox, NODE_ENV: 'development' });
  shareAddresses({
    site: site.url,
    siteFolder: site.outDir,
    otherSite: otherSite.url,
    otherEndpoint,
    development: development.url,
  });
}

export default function setUp(): Promise<void> {
  return setUpOrReport(async () => {
    await prepareRun();
    await buildAndServe();
  });
}
