import { oldChromiumPath, oldChromiums } from '../../tools/oldChromium';
import { describeMainPaths } from '../support/mainPaths';
import { oldChromium } from '../support/oldChromium';

/** The first version in which the phone's menu opens: the browser has popovers from 114 on. */
const MENU_SINCE = 114;
/** The first version in which one question closes the others: the browser has `<details name>` from 120 on. */
const ACCORDION_SINCE = 120;

for (const version of oldChromiums) {
  try {
    const program = oldChromiumPath(version);
    describeMainPaths(`Chromium ${version}`, oldChromium(program), {
      hasMenu: version >= MENU_SINCE,
      hasAccordion: version >= ACCORDION_SINCE,
      // Chromium 109 says so of an attribute that it does not yet read.
      knownNoise: /^Found a 'popover' attribute/,
    });
  } catch (reason) {
    const { message } = reason as Error;
    process.stdout.write(`Chromium ${version} could not be had, skipped: ${message}\n`);
    test.skip(`Chromium ${version}`, () => {});
  }
}
