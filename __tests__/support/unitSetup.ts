import '@testing-library/jest-dom';
import { setUpTestingLibrary } from './elementErrors';
import { failOnConsole } from './failOnConsole';
import { fakeMediaQueries } from './mediaQueries';

failOnConsole();
setUpTestingLibrary();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
fakeMediaQueries(() => false);
// jsdom renders a page in 0.1 s on an idle machine, and in seconds where every core is busy.
jest.setTimeout(30_000);
