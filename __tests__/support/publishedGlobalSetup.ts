import { setUpOrReport } from './setUpError';
import { startSharedBrowser } from './sharedBrowser';

/** Starts the browser for the suites of a published site. */
export default function setUp(): Promise<void> {
  return setUpOrReport(startSharedBrowser);
}
