import { prepareRun, startSite } from './browserGlobalSetup';
import { shareAddresses } from './servers';
import { setUpOrReport } from './setUpError';

/** Builds and serves the site once, for the suite of the main paths. */
export default function setUp(): Promise<void> {
  return setUpOrReport(async () => {
    await prepareRun();
    const { url, outDir } = await startSite();
    shareAddresses({ site: url, siteFolder: outDir });
  });
}
