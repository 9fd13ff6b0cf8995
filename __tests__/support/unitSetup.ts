import '@testing-library/jest-dom';
import { failOnConsole } from './failOnConsole';

failOnConsole();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
// jsdom renders a page in 0.1 s on an idle machine, and in seconds where every core is busy.
jest.setTimeout(30_000);
