import { chromiumVisit } from '../support/chromiumVisit';
import { describeMainPaths } from '../support/mainPaths';

describeMainPaths('Chromium', chromiumVisit(process.env.CHROME_PATH!));
