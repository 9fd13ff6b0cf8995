import { createPath, NavigationType, type Location, type Navigator } from 'react-router-dom';

/** Key in the state of a history entry. */
interface EntryState {
  readonly key?: string;
}

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the location of the current history entry. An entry that the browser has created, for example the first
 * one of a visit or the one of a click on `<a href="#id">`, gets a key here, because scroll positions are stored by key.
 */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = history.state as EntryState | null;
  const key = state?.key ?? createKey();
  if (!state?.key) history.replaceState({ ...state, key }, '');
  return { pathname, search, hash, key, state: null };
}

/**
 * Creates the navigator for React Router's `<Router>`.
 * @param onNavigate called when the current history entry has been pushed or replaced
 */
export function createNavigator(onNavigate: (type: NavigationType) => void): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : createPath(to);
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to) => {
      history.pushState({ key: createKey() }, '', createHref(to));
      onNavigate(NavigationType.Push);
    },
    replace: (to) => {
      history.replaceState({ key: createKey() }, '', createHref(to));
      onNavigate(NavigationType.Replace);
    },
  };
}
