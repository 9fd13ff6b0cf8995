import '@testing-library/jest-dom';
import { setUpTestingLibrary } from './elementErrors';
import { failOnConsole } from './failOnConsole';
import { fakeMediaQueries } from './mediaQueries';

failOnConsole();
setUpTestingLibrary();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
fakeMediaQueries(() => false);
// A test that ran out of time leaves its state to the next one.
beforeEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  // Testing Library's `screen` keeps the body that it found first.
  document.body.replaceChildren();
  document.body.getAttributeNames().forEach((name) => document.body.removeAttribute(name));
});
