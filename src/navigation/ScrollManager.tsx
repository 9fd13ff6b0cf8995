import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersReducedMotion } from '../theme/motion';

const STORAGE_KEY = 'scroll';

/** Scroll positions in px by history entry; session storage keeps them for a reload. */
const positions = new Map<string, number>();

function restorePositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object | null;
    for (const [key, y] of Object.entries(stored ?? {})) positions.set(key, Number(y) || 0);
  } catch {
    // The storage is blocked or its content is invalid: pages start at the top.
  }
}

function storePositions(): void {
  try {
    const newest = [...positions].slice(-50);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // The storage is blocked or full: after a reload pages start at the top.
  }
}

/**
 * React Router's key for a history entry that the browser has made: the first one of a visit, or
 * that of a plain `#id` link.
 */
const NATIVE_KEY = 'default';

/** The site's part of a history entry's state. */
type EntryState = { readonly place?: string } | null;

/**
 * Identifies a history entry by the router's key. All entries that the browser makes have the same one:
 * their state gets a key of the site's.
 * @returns the key, and whether the browser has just made the entry
 */
function identify({ key }: Location): { key: string; isNative: boolean } {
  if (key !== NATIVE_KEY) return { key, isNative: false };
  const state = history.state as EntryState;
  if (state?.place) return { key: state.place, isNative: false };
  const place = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, place }, '');
  return { key: place, isNative: true };
}

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const findSection = (query: string) =>
  document.getElementById(new URLSearchParams(query).get('section') ?? '');

/**
 * Scrolls to the section that `?section=id` or `#id` names, and moves the focus to its heading
 * (R-NAV-03).
 * @returns whether the page has that section
 */
function goToSection({ search, hash }: Location): boolean {
  // URLSearchParams decodes the fragment, because decodeURIComponent throws on an invalid one.
  const section = findSection(search) ?? findSection(`section=${hash.slice(1)}`);
  if (!section) return false;
  section.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    block: 'start',
  });
  focus(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
  return true;
}

/**
 * Keeps the first page at the position to which the browser has scrolled. Restores the stored position
 * only if the browser did not because the entry's scroll restoration was still `manual`.
 */
function restoreFirstPage(key: string): void {
  restorePositions();
  const top = positions.get(key);
  if (history.scrollRestoration === 'manual' && window.scrollY === 0 && top) jumpTo(top);
  history.scrollRestoration = 'manual';
}

/**
 * Sets scroll position and focus after each navigation (R-NAV-02 to R-NAV-05). Scrolls to the top
 * of a new page, to the section that the address names, or on back and forward to the last position
 * on that page.
 */
export function ScrollManager(): null {
  const location = useLocation();
  const type = useNavigationType();
  const shownPath = useRef('');
  const entryKey = useRef('');

  useLayoutEffect(() => {
    const previousPath = shownPath.current;
    shownPath.current = location.pathname;
    const { key, isNative } = identify(location);
    entryKey.current = key;
    if (!previousPath) return restoreFirstPage(key);
    // For a plain `#id` link the browser scrolls and moves the focus.
    if (isNative && location.hash) return;
    const top = type === 'POP' ? positions.get(entryKey.current) : undefined;
    if (top !== undefined) {
      jumpTo(top);
      if (previousPath === location.pathname) return;
    } else {
      if (goToSection(location)) return;
      jumpTo(0);
    }
    focus(document.querySelector('h1'));
  }, [location, type]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const savePosition = () => positions.set(entryKey.current, window.scrollY);
    const onPageHide = () => {
      savePosition();
      storePositions();
      // On a reload or a return from another site the browser restores the position in the prerendered
      // HTML, before the app has loaded.
      history.scrollRestoration = 'auto';
    };
    const onPageShow = () => (history.scrollRestoration = 'manual');
    window.addEventListener('scroll', savePosition, { passive: true, signal });
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }, []);

  return null;
}
