import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, type Location } from 'react-router-dom';
import { routeAt } from './routes';
import { createNavigator, readLocation } from './browserHistory';
import { needsDocument } from './documentNavigation';

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
 * Creates the function that shows the page of a location. If its code has not loaded, the old page stays until it has
 * (R-NAV-12, R-NAV-11).
 */
function createNavigate(setVisit: (update: (visit: Visit) => Visit) => void, first: Location) {
  let latest = first;
  return async (type: NavigationType, location: Location) => {
    latest = location;
    const route = routeAt(location.pathname);
    // Before this page appears, the visitor may have navigated again: only the latest page may appear.
    const show = (navigation: Navigation) => {
      if (latest === location) setVisit(() => ({ location, type, navigation }));
    };
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
  const [first] = useState(readLocation);
  const [visit, setVisit] = useState<Visit>({
    location: first,
    type: NavigationType.Pop,
    navigation: { kind: 'shown' },
  });
  const [navigate] = useState(() => createNavigate(setVisit, first));
  const [navigator] = useState(() => createNavigator(navigate));
  useLayoutEffect(() => {
    const onPopState = () => {
      const location = readLocation();
      // The browser is at the page's history entry already.
      if (needsDocument(location.pathname)) window.location.reload();
      else void navigate(NavigationType.Pop, location);
    };
    window.addEventListener('popstate', onPopState);
    // The visitor may have gone back or forward while React was hydrating the page, when nothing listened.
    if (readLocation().key !== first.key) onPopState();
    return () => window.removeEventListener('popstate', onPopState);
  }, [first, navigate]);

  return (
    <Router location={visit.location} navigationType={visit.type} navigator={navigator}>
      <NavigationContext value={visit.navigation}>{children}</NavigationContext>
    </Router>
  );
}
