import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Router, type Location } from 'react-router-dom';
import { MENU_ID } from '../contract';
import { routeAt } from './routes';
import { prefersReducedMotion } from './motion';
import { createNavigator, readLocation } from './browserHistory';

export type Navigation =
  { readonly kind: 'shown' | 'waiting' } | { readonly kind: 'failed'; readonly error: unknown };

/** What React Router shows. */
interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
  readonly navigation: Navigation;
}

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
  ![...document.querySelectorAll(`[aria-modal="true"], #${MENU_ID}`)].some((modal) =>
    modal.checkVisibility(),
  );

/** Shows a page by a view transition, whose styles are in src/theme/baseline.ts. */
function showWithTransition(showPage: () => void): void {
  const transition = document.startViewTransition(() => flushSync(showPage));
  // `ready` rejects if the browser skips the transition, for example in a hidden tab. This is no error,
  // because `showPage` still runs.
  transition.ready.catch(() => {});
  // During a transition the browser dispatches pointer events at `<html>`. Skipping the transition lets
  // the visitor's click reach the link or button below the pointer.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true });
}

/**
 * Creates the function that shows the page of a location. If its code has not loaded, the old page stays until it has
 * (R-NAV-12, R-NAV-11).
 */
function createNavigate(setVisit: (update: (visit: Visit) => Visit) => void, first: Location) {
  let latest = first;
  let shownPath = first.pathname;
  return async (type: NavigationType, location: Location, hasBrowserTransition = false) => {
    latest = location;
    const route = routeAt(location.pathname);
    // Before this page appears, the visitor may have navigated again: only the latest page may appear.
    const show = (navigation: Navigation) => {
      if (latest !== location) return;
      shownPath = location.pathname;
      setVisit(() => ({ location, type, navigation }));
    };
    // Some browsers animate the page during a back gesture; a view transition would animate it again.
    if (route?.page.loaded && route.path !== shownPath && !hasBrowserTransition && canTransition())
      return showWithTransition(() => show({ kind: 'shown' }));
    try {
      if (route && !route.page.loaded) {
        setVisit((visit) => ({ ...visit, navigation: { kind: 'waiting' } }));
        await route.page.load();
      }
      startTransition(() => show({ kind: 'shown' }));
    } catch (error) {
      show({ kind: 'failed', error });
    }
  };
}

/**
 * Provides React Router with the location. The caller has to load the code of the first page before it renders
 * SiteRouter. React Router's data router would add 15 KB of script.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({
    location: readLocation(),
    type: NavigationType.Pop,
    navigation: { kind: 'shown' },
  }));
  const [navigate] = useState(() => createNavigate(setVisit, visit.location));
  const [navigator] = useState(() => createNavigator(navigate));
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) =>
      void navigate(NavigationType.Pop, readLocation(), event.hasUAVisualTransition);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [navigate]);

  return (
    <Router location={visit.location} navigationType={visit.type} navigator={navigator}>
      <NavigationContext value={visit.navigation}>{children}</NavigationContext>
    </Router>
  );
}
