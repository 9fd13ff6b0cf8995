import { act, screen } from '@testing-library/react';
import { MENU_ID } from '../../src/contract';
import { pages } from '../../src/content/pages';
import { routes } from '../../src/navigation/routes';
import { preferReducedMotion, visit } from '../support/render';

const skipTransition = jest.fn();
/** Callback of the latest view transition. The browser calls it after the capture of the old page. */
let showPage: (() => void) | undefined;

/** Replaces the View Transition API, which jsdom lacks. */
const startViewTransition = jest.fn((update: () => void) => {
  showPage = update;
  return { ready: Promise.resolve(), skipTransition };
});

/** Elements for which `checkVisibility`, which jsdom lacks, returns true. */
let visibleElements: readonly Element[] = [];

beforeAll(() => Promise.all(routes.map(({ page }) => page.load())));
beforeEach(() => {
  startViewTransition.mockClear();
  skipTransition.mockClear();
  visibleElements = [];
  preferReducedMotion(false);
  Object.assign(document, { startViewTransition });
  Element.prototype.checkVisibility = function () {
    return visibleElements.includes(this);
  };
});
afterEach(() => {
  // Removes the listeners of transitions that no tap has skipped.
  window.dispatchEvent(new Event('pointerdown'));
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

/** Goes back to a page like a back button or gesture. */
const goBackTo = (path: string, hasUAVisualTransition: boolean) =>
  act(async () => {
    history.replaceState(null, '', path);
    window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
  });

const headingText = () => screen.getByRole('heading', { level: 1 }).textContent;

test('R-NAV-13: the next page appears when the view transition has captured the old page; a tap skips the transition, a second tap skips nothing', async () => {
  const { navigate } = await visit(pages.home.path);
  const home = headingText();
  await navigate(pages.about.path);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(headingText()).toBe(home);
  act(() => showPage!());
  expect(headingText()).not.toBe(home);
  expect(skipTransition).not.toHaveBeenCalled();
  for (let tap = 0; tap < 2; tap += 1) window.dispatchEvent(new Event('pointerdown'));
  expect(skipTransition).toHaveBeenCalledTimes(1);
  await navigate(pages.home.path);
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

test('R-NAV-13: a page that the browser’s back gesture has animated has no view transition; the next page has one, and another back navigation too', async () => {
  const { navigate } = await visit(pages.about.path);
  const about = headingText();
  await goBackTo(pages.home.path, true);
  expect(headingText()).not.toBe(about);
  expect(startViewTransition).not.toHaveBeenCalled();
  await navigate(pages.contact.path);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  act(() => showPage!());
  await goBackTo(pages.home.path, false);
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

test.each(['the menu', 'another dialog'])(
  'R-NAV-13: no view transition starts while %s is visible',
  async (modal) => {
    const { navigate } = await visit(pages.home.path);
    const hidden = document.body.appendChild(document.createElement('div'));
    hidden.setAttribute('aria-modal', 'true');
    const dialog = document.body.appendChild(hidden.cloneNode() as Element);
    visibleElements = [modal === 'the menu' ? document.getElementById(MENU_ID)! : dialog];
    await navigate(pages.about.path);
    expect(startViewTransition).not.toHaveBeenCalled();
    visibleElements = [];
    await navigate(pages.contact.path);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    hidden.remove();
    dialog.remove();
  },
);

test.each(['/?section=faq', '/no-existe'])(
  'R-NAV-13: a navigation from home to %s has no view transition',
  async (to) => {
    const { navigate, address } = await visit(pages.home.path);
    await navigate(to);
    expect(address()).toBe(to);
    expect(startViewTransition).not.toHaveBeenCalled();
  },
);

test('R-NAV-13: once the visitor prefers reduced motion, a page appears without a view transition', async () => {
  const { navigate } = await visit(pages.home.path);
  const home = headingText();
  preferReducedMotion(true);
  await navigate(pages.about.path);
  expect(headingText()).not.toBe(home);
  expect(startViewTransition).not.toHaveBeenCalled();
});
