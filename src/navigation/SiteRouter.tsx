import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { routeAt } from '../routes';
import { prefersReducedMotion } from '../theme/motion';
import { reloadIfStale } from './staleBuild';

/** The router's history; with `v5Compat` it reports every navigation, not only back and forward. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

type Update = Parameters<Parameters<SiteHistory['listen']>[0]>[0];

/** State of the latest navigation: the page is shown, its code is loading, or failed to load. */
export type Navigation =
  | { readonly kind: 'shown' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

type Visit = Omit<Update, 'delta'> & { readonly navigation: Navigation };

/** State of the latest navigation; while `waiting`, page and location are still the old ones. */
export const NavigationContext = createContext<Navigation>({ kind: 'shown' });

/**
 * Whether a page may appear by a view transition (R-NAV-13): not while the menu or a dialog is visible,
 * which have animations of their own.
 */
const canTransition = () =>
  'startViewTransition' in document &&
  !prefersReducedMotion() &&
  ![...document.querySelectorAll('[aria-modal="true"], #menu')].some((modal) =>
    modal.checkVisibility(),
  );

/**
 * Shows the new page by a view transition, which the theme styles.
 * @param show renders the new page
 */
function showWithTransition(show: () => void): void {
  const transition = document.startViewTransition(() => flushSync(show));
  // Rejects if the browser skips the transition (hidden page, next navigation). `show` still runs.
  transition.ready.catch(() => {});
  // Skips the transition on pointerdown: the page receives no input while a transition runs.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true });
}

interface SiteRouterProps {
  history: SiteHistory;
  /** Called in the commit of the first page, whose code must be loaded, before the next event. */
  onReady: () => void;
  children: ReactNode;
}

/**
 * The router. On a navigation it loads the code of the page and keeps the old page until then
 * (R-NAV-10, R-NAV-11). React Router's data router does the same, but is 15 KB larger.
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
    // Some browsers animate their back gesture: a transition would show the page a second time.
    let hasBrowserTransition = false;
    const onPopState = (event: PopStateEvent) =>
      (hasBrowserTransition = event.hasUAVisualTransition);
    window.addEventListener('popstate', onPopState);

    const stopListening = history.listen(async (update) => {
      latest = update;
      const route = routeAt(update.location.pathname);
      const usesTransition =
        route?.page.loaded && route.path !== shownPath && !hasBrowserTransition && canTransition();
      hasBrowserTransition = false;

      // While code loads, or before a transition calls `show`, the visitor may navigate again.
      const isLatest = () => latest === update;
      const show = (navigation: Navigation) => {
        if (!isLatest()) return;
        shownPath = update.location.pathname;
        setVisit({ ...update, navigation });
      };
      if (usesTransition) return showWithTransition(() => show({ kind: 'shown' }));
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
      stopListening();
      window.removeEventListener('popstate', onPopState);
    };
  }, [history, onReady]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </Router>
  );
}
