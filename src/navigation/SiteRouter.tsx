import { canonicalPath } from '../routes';
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { hasArrived } from './arrival';
import { loadedPage } from './loadPage';
import { prefersStill } from '../theme/motion';

/**
 * Whether the next page may glide in: it is another page and here already, so that nothing stands
 * still while it is fetched; nothing modal, which leaves by a movement of its own, is open; and the
 * visitor has not asked for less motion.
 */
function canGlide(from: string, to: string): boolean {
  const path = canonicalPath(to);
  return (
    'startViewTransition' in document &&
    hasArrived() &&
    path !== null &&
    path !== canonicalPath(from) &&
    loadedPage(path) !== undefined &&
    !prefersStill() &&
    !document.querySelector('[aria-modal="true"]')
  );
}

/** Lets the browser glide from what is shown to what `show` makes of it; how is in the theme. */
function glide(show: () => void): void {
  const transition = document.startViewTransition(() => flushSync(show));
  // Rejected if it is skipped: a hidden page, or the next navigation. `show` has run all the same.
  transition.ready.catch(() => {});
  // A finger that comes sooner is for the page, which hears none while its picture moves.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true });
}

/**
 * The router's BrowserRouter with View Transitions between pages. React's own component for them
 * writes style attributes, which the policy forbids, and the router's needs its data routers.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const shown = useRef(location.pathname);

  useLayoutEffect(() => void (shown.current = location.pathname), [location]);
  useLayoutEffect(() => {
    // The back gesture of some browsers has shown the page already.
    let seen = false;
    // What a glide shows when its turn comes may have been overtaken.
    let latest = { action: history.action, location: history.location };
    const show = () => setState(latest);
    const look = (event: PopStateEvent) => (seen = event.hasUAVisualTransition);
    window.addEventListener('popstate', look);
    const leave = history.listen(({ action, location }) => {
      latest = { action, location };
      const glides = !seen && canGlide(shown.current, location.pathname);
      seen = false;
      if (glides) glide(show);
      else startTransition(show);
    });
    return () => {
      leave();
      window.removeEventListener('popstate', look);
    };
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
