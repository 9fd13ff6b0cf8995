import '@testing-library/jest-dom';
import { draftStore } from '../../src/entry/draftStore';
import { listRolesInErrors } from './elementErrors';
import { failOnConsole } from './failOnConsole';
import { fakeMediaQueries } from './mediaQueries';

failOnConsole();
listRolesInErrors();
// On the site, the entry script does this.
window.drafts = draftStore;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
fakeMediaQueries(() => false);
// jsdom renders a page in 0.1 s on an idle machine, and in seconds where every core is busy.
jest.setTimeout(30_000);
