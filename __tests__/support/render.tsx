import { act, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { createSiteRouter } from '../../src/app/browserRouter';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';
import { watchTest } from './runningTest';

const theme = createSiteTheme();

/** Wraps a part of the site in its styles and theme, as the site does. */
export const themed = (part: ReactElement) => (
  <SiteTheme theme={theme}>
    <SiteStyles />
    {part}
  </SiteTheme>
);

/**
 * Sets up user-event without waits between two inputs, so that it also works with fake timers. After the test the user does
 * nothing more in the page, which is the next test's.
 */
export function setupUser(): UserEvent {
  const user = userEvent.setup({
    delay: null,
    // This check computes the style of every ancestor at each click, which takes half of a suite's time.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const isRunning = watchTest();
  return new Proxy(user, {
    get: (target, action: keyof UserEvent) =>
      isRunning() ? target[action] : () => new Promise(() => {}),
  });
}

interface Visit {
  readonly user: UserEvent;
  /** The router's location: path, query and anchor. */
  readonly address: () => string;
  /** Goes to an address, or this many entries through the history. */
  readonly navigate: (to: string | number) => Promise<void>;
  readonly unmount: () => void;
}

/** The errors that the router reported in the running test: those that a boundary caught, and those of code that did not load. */
export const caughtErrors: unknown[] = [];
beforeEach(() => (caughtErrors.length = 0));

/** Ends the listeners of a router. */
let dispose = () => {};
afterEach(() => dispose());

/** Adds history entries with these addresses, of which the last is shown. */
function setHistory(entries: readonly string[]): void {
  for (const entry of entries) {
    if (location.pathname + location.search + location.hash !== entry)
      history.pushState(null, '', entry);
  }
}

/** Renders the routes of a router under the site's theme. */
async function renderRoutes(router: ReturnType<typeof createBrowserRouter>): Promise<Visit> {
  dispose = () => router.dispose();
  const site = <RouterProvider router={router} onError={(error) => caughtErrors.push(error)} />;
  const { unmount } = await act(async () =>
    // The router has reported the error.
    render(themed(site), { onCaughtError: () => {} }),
  );
  return {
    unmount,
    user: setupUser(),
    address: () => createPath(router.state.location),
    navigate: (to) =>
      act(async () => {
        if (typeof to === 'string') return void router.navigate(to);
        const moved = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        history.go(to);
        await moved;
      }),
  };
}

/** Renders one part of the site under its theme, with a router around it. */
export function renderPart(part: ReactElement, address = '/'): Promise<Visit> {
  setHistory([address]);
  return renderRoutes(createBrowserRouter([{ path: '*', element: part }], { hydrationData: {} }));
}

/** Renders the whole site at the last of these addresses; the earlier ones are the history before it. */
export async function visit(...entries: string[]): Promise<Visit> {
  setHistory(entries);
  const view = await renderRoutes(await createSiteRouter());
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Queries within the section with this anchor. @throws if the page has no such section */
export function section(id: string) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id «${id}»`);
  return within(element);
}

/** Returns a text as Testing Library's queries normalize it: each run of white space is one space. */
export const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
