import type { createBrowserHistory } from '@remix-run/router';
import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { routeAt } from '../routes';
import { prefersReducedMotion } from '../theme/motion';

/** History with `v5Compat: true`, so that `listen` also reports pushed and replaced locations. */
type SiteHistory = ReturnType<typeof createBrowserHistory>;

type Update = Parameters<Parameters<SiteHistory['listen']>[0]>[0];

export type Navigation =
  | { readonly kind: 'shown' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

type Visit = Omit<Update, 'delta'> & { readonly navigation: Navigation };

/** State of the latest navigation. While the state is `waiting`, the old page and location stay. */
export const NavigationContext = createContext<Navigation>({ kind: 'shown' });

/**
 * Returns whether a view transition is possible now: checks the conditions of R-NAV-13 that do not depend
 * on the navigation. No transition starts while the menu or another dialog is visible, because the dialog
 * may be closing with an animation.
 */
const canTransition = () =>
  'startViewTransition' in document &&
  !prefersReducedMotion() &&
  ![...document.querySelectorAll('[aria-modal="true"], #menu')].some((modal) =>
    modal.checkVisibility(),
  );

/** Shows a page by a view transition, whose styles are in src/theme/overrides/baseline.ts. */
function showWithTransition(showPage: () => void): void {
  const transition = document.startViewTransition(() => flushSync(showPage));
  // `ready` rejects if the browser skips the transition, for example in a hidden tab. This is no error,
  // because `showPage` still runs.
  transition.ready.catch(() => {});
  // During a transition the browser dispatches pointer events at `<html>`. Skipping the transition lets
  // the visitor's click reach the link or button below the pointer.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true });
}

interface SiteRouterProps {
  history: SiteHistory;
  children: ReactNode;
}

/**
 * Provides React Router with the location. On a navigation, loads the code of the next page and keeps
 * the old page until the code has loaded (R-NAV-10, R-NAV-11). The caller has to load the code of the
 * first page before it renders SiteRouter. React Router's data router would add 15 KB of script.
 */
export function SiteRouter({ history, children }: SiteRouterProps) {
  const [{ action, location, navigation }, setVisit] = useState<Visit>(() => ({
    action: history.action,
    location: history.location,
    navigation: { kind: 'shown' },
  }));

  useLayoutEffect(() => {
    let latestUpdate: Update | null = null;
    let shownPath = history.location.pathname;
    // Some browsers animate the page during a back gesture; a view transition would animate it again.
    let hasBrowserTransition = false;
    const onPopState = (event: PopStateEvent) =>
      (hasBrowserTransition = event.hasUAVisualTransition);
    // Event listeners run in the order in which they were added: this listener has to set the variable
    // before the `popstate` listener of history.listen() calls the function below.
    window.addEventListener('popstate', onPopState);
    const stopListening = history.listen(async (update) => {
      latestUpdate = update;
      const route = routeAt(update.location.pathname);
      const usesTransition =
        route?.page.loaded && route.path !== shownPath && !hasBrowserTransition && canTransition();
      hasBrowserTransition = false;

      // Before this page appears, the visitor may have navigated again: only the latest page may appear.
      const isLatest = () => latestUpdate === update;
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
        show({ kind: 'failed', error });
      }
    });
    return () => {
      stopListening();
      window.removeEventListener('popstate', onPopState);
    };
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </Router>
  );
}
