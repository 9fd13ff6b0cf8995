import { act, screen } from '@testing-library/react';
import { errorScreen } from '../../src/content/errors';
import { pages } from '../../src/content/pages';
import { routes } from '../../src/routes';
import { visit } from '../support/render';

const skipTransition = jest.fn();
/** Shows the next page, as the browser does when it has taken a picture of the old page. */
let showPage: (() => void) | undefined;

/** Replaces the View Transition API, which jsdom lacks. */
const startViewTransition = jest.fn((update: () => void) => {
  showPage = update;
  return { ready: Promise.resolve(), skipTransition };
});

/** The elements that the browser shows; jsdom lacks `checkVisibility`. */
let visible: readonly Element[] = [];

beforeAll(() => Promise.all(routes.map(({ page }) => page.load())));
beforeEach(() => {
  startViewTransition.mockClear();
  skipTransition.mockClear();
  visible = [];
  Object.assign(document, { startViewTransition });
  Element.prototype.checkVisibility = function () {
    return visible.includes(this);
  };
});
afterEach(() => {
  // Removes the listeners of transitions that no tap has skipped.
  window.dispatchEvent(new Event('pointerdown'));
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

/** Dispatches the popstate event of the browser's back button or gesture, which comes before the router's own. */
const goBack = (hasUAVisualTransition: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
  });

/** Returns the title of the page that is shown. */
const shownTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

test('R-NAV-13: the next page appears when the browser has taken its picture of the old page', async () => {
  const { navigate } = await visit(pages.home.path);
  const home = shownTitle();
  await navigate(pages.about.path);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(shownTitle()).toBe(home);
  act(() => showPage!());
  expect(shownTitle()).not.toBe(home);
});

test('R-NAV-13: a tap skips the transition that is running, and no later one', async () => {
  const { navigate } = await visit(pages.home.path);
  await navigate(pages.about.path);
  act(() => showPage!());
  expect(skipTransition).not.toHaveBeenCalled();
  for (let tap = 0; tap < 2; tap += 1) window.dispatchEvent(new Event('pointerdown'));
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('R-NAV-13: a page that the browser’s back gesture has animated has no transition; the next page has one', async () => {
  const { navigate } = await visit(pages.home.path, pages.about.path);
  const about = shownTitle();
  await goBack(true);
  await navigate(-1);
  expect(shownTitle()).not.toBe(about);
  expect(startViewTransition).not.toHaveBeenCalled();
  await navigate(pages.contact.path);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test('R-NAV-13: going back without such a gesture has a transition', async () => {
  const { navigate } = await visit(pages.home.path, pages.about.path);
  await goBack(false);
  await navigate(-1);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test.each(['menu', 'another dialog'])(
  'R-NAV-13: there is no transition while the %s is visible',
  async (modal) => {
    const { navigate } = await visit(pages.home.path);
    const hidden = document.body.appendChild(document.createElement('div'));
    hidden.setAttribute('aria-modal', 'true');
    const dialog = document.body.appendChild(hidden.cloneNode() as Element);
    visible = [modal === 'menu' ? document.getElementById('menu')! : dialog];
    await navigate(pages.about.path);
    expect(startViewTransition).not.toHaveBeenCalled();
    visible = [];
    await navigate(pages.contact.path);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    hidden.remove();
    dialog.remove();
  },
);

test('R-NAV-13: there is no transition within a page', async () => {
  const { navigate, address } = await visit(pages.home.path);
  await navigate('/?section=faq');
  expect(address()).toBe('/?section=faq');
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('R-NAV-13: the error screen of an unknown address has no transition', async () => {
  const { navigate } = await visit(pages.home.path);
  await navigate('/no-existe');
  expect(shownTitle()).toBe(errorScreen.heading);
  expect(startViewTransition).not.toHaveBeenCalled();
});
