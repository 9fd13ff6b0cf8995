import { act, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  createPath,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
} from 'react-router-dom';
import { App } from '../../src/app/App';
import { SiteRouter } from '../../src/navigation/SiteRouter';
import { routeAt } from '../../src/navigation/routes';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';
import { fakeMediaQueries } from './mediaQueries';
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
  readonly location: () => Location;
  /** Goes to an address, or this many entries through the history. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  readonly unmount: () => void;
}

/** The errors that an error boundary caught in the running test; without this handler React logs them. */
export const caughtErrors: unknown[] = [];

function LocationReporter({
  report,
}: {
  report: (location: Location, navigate: NavigateFunction) => void;
}) {
  report(useLocation(), useNavigate());
  return null;
}

/**
 * Renders a part within the site's router, with a component that reports the router's location.
 * @param entries addresses of history entries, of which those that are missing are added; the last is shown
 */
async function renderAt(entries: readonly string[], part: ReactElement): Promise<Visit> {
  for (const entry of entries) {
    if (location.pathname + location.search + location.hash !== entry)
      history.pushState(null, '', entry);
  }
  caughtErrors.length = 0;
  let routed: Location;
  let navigate: NavigateFunction = () => {};
  const { unmount } = await act(async () =>
    render(
      <SiteRouter>
        {part}
        <LocationReporter report={(now, go) => void ([routed, navigate] = [now, go])} />
      </SiteRouter>,
      { onCaughtError: (error) => void caughtErrors.push(error) },
    ),
  );
  return {
    unmount,
    user: setupUser(),
    address: () => createPath(routed),
    location: () => routed,
    // The cast chooses one of NavigateFunction's two signatures, one for addresses and one for steps.
    navigate: (to, options) =>
      act(async () => {
        const moved =
          typeof to === 'number' &&
          new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        void navigate(to as string, options);
        await moved;
      }),
  };
}

/** Renders one part of the site under its theme, with a router around it. */
export const renderPart = (part: ReactElement, address = '/') => renderAt([address], themed(part));

/** Renders the whole site at the last of these addresses; the earlier ones are the history before it. */
export async function visit(...entries: string[]): Promise<Visit> {
  // src/app/hydrate.tsx also loads the page's chunk before it starts React.
  await routeAt(new URL(entries.at(-1)!, 'https://x').pathname)?.page.load();
  const view = await renderAt(entries, themed(<App />));
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Queries within the section with this anchor. @throws if the page has no such section */
export function section(id: string) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id «${id}»`);
  return within(element);
}

/** Sets whether `matchMedia` reports that the visitor prefers reduced motion. */
export const preferReducedMotion = (reduced: boolean): void =>
  fakeMediaQueries((query) => reduced && query.includes('prefers-reduced-motion: reduce'));

/** Returns a text as Testing Library's queries normalize it: each run of white space is one space. */
export const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
