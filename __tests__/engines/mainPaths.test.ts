import { enginePrograms } from '../../tools/engines';
import { closeFirefox, firefox } from '../support/firefox';
import { describeMainPaths } from '../support/mainPaths';
import { webkit } from '../support/webkit';

// apt-get takes minutes where it has to install them.
beforeAll(() => void enginePrograms(), 600_000);
afterAll(closeFirefox);

describeMainPaths('Firefox', firefox);
describeMainPaths('WebKitGTK', webkit);
