import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsole } from './failOnConsole';
import { fakeMediaQueries } from './mediaQueries';

failOnConsole();
configure({
  // Long enough for a busy machine, and less than the time-out of a test, so that the error names what is missing.
  asyncUtilTimeout: 20_000,
  // A wait makes this error at each of its polls: without the lists of roles and the markup, which take half of a suite's time.
  getElementError: (message) => new Error(message?.split(/\n\n(Here are|There are no)/)[0]),
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
fakeMediaQueries();
// A test that ran out of time leaves its state to the next one.
beforeEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  // Testing Library's `screen` keeps the body that it found first.
  document.body.replaceChildren();
  document.body.getAttributeNames().forEach((name) => document.body.removeAttribute(name));
});
