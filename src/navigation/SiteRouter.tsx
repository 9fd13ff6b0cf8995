import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { routeAt } from '../routes';
import { prefersReducedMotion } from '../theme/motion';
import { reloadIfStale } from './staleBuild';

/** The router's history, made with `v5Compat`: it tells of every navigation, not only of the browser's. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

type Update = Parameters<Parameters<SiteHistory['listen']>[0]>[0];

/** Where the latest navigation is: its page is shown, its code is on its way, or could not be had. */
export type Navigation =
  | { readonly kind: 'shown' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

type Visit = Omit<Update, 'delta'> & { readonly navigation: Navigation };

/** The latest navigation; while it waits, the page and the location are still the ones before it. */
export const NavigationContext = createContext<Navigation>({ kind: 'shown' });

/** Whether a page whose code is loaded may glide in (R-NAV-13): the menu or a dialog slides away itself. */
const canTransition = () =>
  'startViewTransition' in document &&
  !prefersReducedMotion() &&
  ![...document.querySelectorAll('[aria-modal="true"], #menu')].some((one) =>
    one.checkVisibility(),
  );

/** Lets the browser glide from what is shown to what `show` makes of it; how is in the theme. */
function showWithTransition(show: () => void): void {
  const transition = document.startViewTransition(() => flushSync(show));
  // Rejected if it is skipped: a hidden page, or the next navigation. `show` has run all the same.
  transition.ready.catch(() => {});
  // A finger that comes sooner is for the page, which hears none while its picture moves.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true });
}

interface SiteRouterProps {
  history: SiteHistory;
  /** Called as React takes over the first page, whose code must be here, and before the next event. */
  onReady: () => void;
  children: ReactNode;
}

/**
 * The router: a navigation to a page whose code is not here yet fetches it, and the old page stays
 * until it arrives (R-NAV-10, R-NAV-11). React Router's own way to do so, a data router, is 15 KB more.
 */
export function SiteRouter({ history, onReady, children }: SiteRouterProps) {
  const [{ action, location, navigation }, setVisit] = useState<Visit>(() => ({
    action: history.action,
    location: history.location,
    navigation: { kind: 'shown' },
  }));

  useLayoutEffect(() => {
    let latest: Update | null = null;
    let shownPath = history.location.pathname;
    // The back gesture of some browsers has shown the page already.
    let seen = false;
    const look = (event: PopStateEvent) => (seen = event.hasUAVisualTransition);
    window.addEventListener('popstate', look);

    const stop = history.listen(async (update) => {
      latest = update;
      const route = routeAt(update.location.pathname);
      const glides = route?.page.loaded && route.path !== shownPath && !seen && canTransition();
      seen = false;

      // What was waited for, or was to glide in, may have been overtaken.
      const isLatest = () => latest === update;
      const show = (navigation: Navigation) => {
        if (!isLatest()) return;
        shownPath = update.location.pathname;
        setVisit({ ...update, navigation });
      };
      if (glides) return showWithTransition(() => show({ kind: 'shown' }));
      try {
        if (route && !route.page.loaded) {
          setVisit((visit) => ({ ...visit, navigation: { kind: 'waiting' } }));
          await route.page.load();
        }
        startTransition(() => show({ kind: 'shown' }));
      } catch (error) {
        if (!isLatest() || (await reloadIfStale(isLatest))) return;
        show({ kind: 'failed', error });
      }
    });
    onReady();
    return () => {
      stop();
      window.removeEventListener('popstate', look);
    };
  }, [history, onReady]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </Router>
  );
}
