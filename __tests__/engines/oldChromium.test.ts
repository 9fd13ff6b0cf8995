import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../tools/chromium';
import { oldChromiumPath, oldChromiums } from '../../tools/oldChromium';
import { describeMainPaths } from '../support/mainPaths';
import { chromiumVisit } from '../support/chromiumVisit';

/** Warning of Chromium before 108 about a viewport key that it does not support. */
const UNKNOWN_KEY = /^The key "interactive-widget" is not recognized/;

for (const version of oldChromiums) {
  try {
    const executablePath = oldChromiumPath(version);
    describeMainPaths(
      `Chromium ${version}`,
      chromiumVisit(() => chromium.launch({ executablePath, args: chromiumArguments })),
      version < 108 ? UNKNOWN_KEY : undefined,
    );
  } catch (reason) {
    const { message } = reason as Error;
    process.stdout.write(`Chromium ${version} could not be had, skipped: ${message}\n`);
    test.skip(`Chromium ${version}`, () => {});
  }
}
