import { enginePaths } from '../../tools/engines';
import { closeFirefox, firefox } from '../support/firefox';
import { describeMainPaths } from '../support/mainPaths';
import { webkit } from '../support/webkit';

// Installs Firefox and WebKitGTK if they are missing, which takes minutes.
beforeAll(() => void enginePaths(), 600_000);
afterAll(closeFirefox);

describeMainPaths('Firefox', firefox);
describeMainPaths('WebKitGTK', webkit);
