import { act, screen } from '@testing-library/react';
import { pages } from '../../src/content/pages';
import { routes } from '../../src/routes';
import { visit } from '../support/render';

/** Replaces the View Transition API, which jsdom lacks. */
const startViewTransition = jest.fn((update: () => void) => {
  update();
  return { ready: Promise.resolve(), skipTransition() {} };
});

beforeAll(() => Promise.all(routes.map(({ page }) => page.load())));
beforeEach(() => {
  startViewTransition.mockClear();
  Object.assign(document, { startViewTransition });
  Element.prototype.checkVisibility = () => false;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

/** Dispatches the popstate event of the browser's back button or gesture, which comes before the router's own. */
const goBack = (hasUAVisualTransition: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
  });

test('R-NAV-13: a page that the browser’s own gesture has shown does not glide in again; the next one does', async () => {
  const { navigate } = await visit(pages.home.path, pages.about.path);
  await goBack(true);
  await navigate(-1);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(startViewTransition).not.toHaveBeenCalled();
  await navigate(pages.contact.path);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test('R-NAV-13: going back without such a gesture glides', async () => {
  const { navigate } = await visit(pages.home.path, pages.about.path);
  await goBack(false);
  await navigate(-1);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});
