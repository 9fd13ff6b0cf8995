import '@testing-library/jest-dom';
import { failOnConsole } from './failOnConsole';

failOnConsole();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
// A page takes a tenth of a second alone, and seconds where every core is busy with something else.
jest.setTimeout(30_000);
