import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersReducedMotion } from '../theme/motion';

const STORAGE_KEY = 'scroll';

/** Scroll positions in px by history entry; they survive a reload where storage is allowed. */
const positions = new Map<string, number>();

function restorePositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object | null;
    for (const [key, y] of Object.entries(stored ?? {})) positions.set(key, Number(y) || 0);
  } catch {
    // Blocked or damaged storage: pages start at the top, which is what it would cost anyway.
  }
}

function storePositions(): void {
  try {
    const newest = [...positions].slice(-50);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // As above.
  }
}

/** The router's key of every history entry that the browser made: the first one, or a plain `#id` link. */
const BROWSERS = 'default';

/** What the entry's state holds beside the router's own. */
type EntryState = { readonly place?: string } | null;

/**
 * Identifies a history entry: by the router's key, or by a key of ours in the state of an entry that
 * the browser made.
 * @returns the key, and whether the browser has just made the entry
 */
function identify({ key }: Location): { key: string; isBrowsers: boolean } {
  if (key !== BROWSERS) return { key, isBrowsers: false };
  const state = history.state as EntryState;
  if (state?.place) return { key: state.place, isBrowsers: false };
  const place = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, place }, '');
  return { key: place, isBrowsers: true };
}

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const sectionIn = (query: string) =>
  document.getElementById(new URLSearchParams(query).get('section') ?? '');

/** Goes to the section that `?section=id` or `#id` names (R-NAV-03); false if there is none. */
function goToNamedSection({ search, hash }: Location): boolean {
  // A fragment is read as a query is: without an error for a damaged one.
  const section = sectionIn(search) ?? sectionIn(`section=${hash.slice(1)}`);
  if (!section) return false;
  section.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    block: 'start',
  });
  focus(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
  return true;
}

/** Leaves the first page where the browser put it, unless it was told not to when this was last left. */
function begin(key: string): void {
  restorePositions();
  const left = positions.get(key);
  if (history.scrollRestoration === 'manual' && window.scrollY === 0 && left) jumpTo(left);
  history.scrollRestoration = 'manual';
}

/**
 * Where the page stands after each navigation, and what has the focus (R-NAV-02 to R-NAV-05): the top
 * of a new page, the place where it was left for back and forward, or the section that is named.
 */
export function ScrollManager(): null {
  const location = useLocation();
  const type = useNavigationType();
  const shownPath = useRef('');
  const entry = useRef('');

  useLayoutEffect(() => {
    const from = shownPath.current;
    shownPath.current = location.pathname;
    const { key, isBrowsers } = identify(location);
    entry.current = key;
    if (!from) return begin(key);
    // A plain `#id` link: the browser scrolls and moves the focus itself.
    if (isBrowsers && location.hash) return;
    const left = type === 'POP' ? positions.get(entry.current) : undefined;
    if (left !== undefined) {
      jumpTo(left);
      if (from === location.pathname) return;
    } else {
      if (goToNamedSection(location)) return;
      jumpTo(0);
    }
    focus(document.querySelector('h1'));
  }, [location, type]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const remember = () => positions.set(entry.current, window.scrollY);
    const leave = () => {
      remember();
      storePositions();
      // A reload or a return from another site shows finished HTML: the browser restores it best.
      history.scrollRestoration = 'auto';
    };
    const comeBack = () => (history.scrollRestoration = 'manual');
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    return () => listening.abort();
  }, []);

  return null;
}
