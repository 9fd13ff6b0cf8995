import { enginePaths } from '../../tools/browsers/engines';
import { closeFirefox, firefox } from '../support/firefox';
import { describeEngine } from '../support/enginePaths';
import { webkit } from '../support/webkit';

// Installs Firefox and WebKitGTK if they are missing, which takes minutes.
beforeAll(() => void enginePaths(), 600_000);
afterAll(closeFirefox);

describeEngine('Firefox', firefox);
describeEngine('WebKitGTK', webkit, { hasTouch: false });
