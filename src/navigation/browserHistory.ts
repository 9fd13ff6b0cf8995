import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { needsDocument } from './documentNavigation';

/** State of a history entry. */
interface EntryState {
  /** Names the entry: scroll positions are stored by key. */
  readonly key?: string;
  /** The caller's state, under the name that React Router's own history gives it. */
  readonly usr?: unknown;
}

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the location of the current history entry. An entry that the browser has created, for example the first
 * one of a visit or the one of a click on `<a href="#id">`, gets a key here.
 */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = history.state as EntryState | null;
  const key = entry?.key ?? createKey();
  if (!entry?.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, key, state: entry?.usr ?? null };
}

/**
 * Creates the navigator for React Router's `<Router>`. A page that needs its document is loaded by the browser.
 * @param onNavigate called with the new location when the current history entry has been pushed or replaced
 */
export function createNavigator(
  onNavigate: (type: NavigationType, location: Location) => void,
): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : createPath(to);
  const navigate =
    (
      type: NavigationType,
      change: 'pushState' | 'replaceState',
      load: 'assign' | 'replace',
    ): Navigator['push'] =>
    (to, state: unknown = null) => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const target = { pathname: '/', search: '', hash: '', ...path };
      const href = createHref(to);
      if (needsDocument(target.pathname)) {
        window.location[load](href);
        return;
      }
      const key = createKey();
      history[change]({ key, usr: state }, '', href);
      onNavigate(type, { ...target, key, state });
    };
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: navigate(NavigationType.Push, 'pushState', 'assign'),
    replace: navigate(NavigationType.Replace, 'replaceState', 'replace'),
  };
}
