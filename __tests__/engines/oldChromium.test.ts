import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../tools/browsers/chromium';
import { oldChromiumPath, oldChromiums } from '../../tools/browsers/oldChromium';
import { describeEngine } from '../support/enginePaths';
import { chromiumVisit } from '../support/chromiumVisit';

/** Warning of Chromium before 108 about a viewport key that it does not support. */
const UNKNOWN_KEY = /^The key "interactive-widget" is not recognized/;

for (const version of oldChromiums) {
  const startBrowser = () =>
    chromium.launch({ executablePath: oldChromiumPath(version), args: chromiumArguments });
  describeEngine(
    `R-SITE-11a: Chromium ${version}`,
    chromiumVisit(startBrowser),
    version < 108 ? { knownProblems: UNKNOWN_KEY } : {},
  );
}
