import { chromiumVisit } from '../support/chromiumVisit';
import { describeMainPaths } from '../support/mainPaths';
import { connectToBrowser } from '../support/sharedBrowser';

describeMainPaths('Chromium', chromiumVisit(connectToBrowser));
