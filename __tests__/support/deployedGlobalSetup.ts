import { chromiumPath } from '../../tools/chromium';
import { setUpOrReport } from './setUpError';

/** Finds the browser for the suites of a deployed site. */
export default function setUp(): Promise<void> {
  return setUpOrReport(() => void (process.env.CHROME_PATH = chromiumPath('suites')));
}
