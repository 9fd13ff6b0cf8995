import { enginePaths } from '../../tools/browsers/engines';
import { closeFirefox, firefox } from '../support/firefox';
import { describeEngine } from '../support/enginePaths';
import { webkit } from '../support/webkit';

// Installs Firefox and WebKitGTK if they are missing, which takes minutes.
beforeAll(() => void enginePaths(), 600_000);
afterAll(closeFirefox);

describeEngine('R-SITE-08a: Firefox', firefox);
describeEngine('R-SITE-08a: WebKitGTK', webkit, { hasTouch: false });
