import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersStill } from '../theme/motion';

const STORAGE_KEY = 'scroll';

/** Scroll positions in px by history entry; they survive a reload where storage is allowed. */
const positions = new Map<string, number>();

function restorePositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    for (const [key, y] of Object.entries(stored ?? {})) {
      if (typeof y === 'number') positions.set(key, y);
    }
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

/** What the router calls every history entry that it did not make itself. */
const FOREIGN = 'default';

/** The history entry's own key; an entry that the router did not make gets one. */
function entryKey({ key }: Location): string {
  if (key !== FOREIGN) return key;
  const own = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key: own }, '');
  return own;
}

function focusQuietly(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** The heading that names a section, or the section itself if it has none. */
const headingOf = (section: Element) => section.querySelector('h1, h2, h3') ?? section;

/** Scrolls to the section with this id and gives its heading the focus; false for an unknown id. */
function goToSection(id: string): boolean {
  const section = id ? document.getElementById(id) : null;
  if (!section) return false;
  section.scrollIntoView({ behavior: prefersStill() ? 'instant' : 'smooth', block: 'start' });
  focusQuietly(headingOf(section));
  return true;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The section that a location names, by `?section=id` or `#id`; false if there is none. */
function goToNamedSection({ search, hash }: Location): boolean {
  const wanted = new URLSearchParams(search).get('section');
  return goToSection(wanted ?? '') || goToSection(decode(hash));
}

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Where the page stands after each navigation (specification, section 2): at the top for a new
 * page, where it was for back and forward, at the section that `#id` or `?section=id` names. The
 * focus goes to the heading of what was reached.
 */
export function ScrollManager(): null {
  const location = useLocation();
  const type = useNavigationType();
  const arrived = useRef<Location>(null);
  const entry = useRef('');

  useLayoutEffect(() => {
    const previous = arrived.current;
    if (previous === location) return;
    arrived.current = location;
    entry.current = entryKey(location);
    const known = positions.get(entry.current);
    if (!previous) {
      restorePositions();
      // The browser (or the entry, for `?section=`) has seen to it, unless it was told not to when
      // this history entry was last left.
      const left = positions.get(entry.current);
      if (history.scrollRestoration === 'manual' && window.scrollY === 0 && left) jumpTo(left);
      history.scrollRestoration = 'manual';
      return;
    }
    // A plain `#id` link: the browser scrolls and moves the focus itself.
    if (location.key === FOREIGN && location.hash) return;
    if (type === 'POP' && known !== undefined) {
      jumpTo(known);
      if (previous.pathname === location.pathname) return;
    } else {
      if (goToNamedSection(location)) return;
      jumpTo(0);
    }
    focusQuietly(document.querySelector('h1'));
  }, [location, type]);

  useEffect(() => {
    const remember = () => positions.set(entry.current, window.scrollY);
    const leave = () => {
      remember();
      storePositions();
      // A reload or a return from another site shows finished HTML: the browser restores it best.
      history.scrollRestoration = 'auto';
    };
    const comeBack = () => (history.scrollRestoration = 'manual');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  return null;
}
