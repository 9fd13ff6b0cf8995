import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

/**
 * Where the page stands after each navigation (specification, section 2): at the top for a new
 * page, where it was for back and forward, at the section that `#id` or `?section=id` names. The
 * focus goes to the heading of what was reached.
 */
export function ScrollManager(): null {
  const { key, hash, search } = useLocation();
  const type = useNavigationType();
  const arrived = useRef<string | null>(null);
  const currentKey = useRef(key);

  useEffect(() => {
    restorePositions();
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(currentKey.current, window.scrollY);
    const leave = () => {
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

  useLayoutEffect(() => {
    const first = arrived.current === null;
    if (arrived.current === key) return;
    arrived.current = key;
    currentKey.current = key;
    const wanted = new URLSearchParams(search).get('section');
    if (first) {
      if (wanted) goToSection(wanted);
      return;
    }
    if (type === 'POP') {
      window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
      focusQuietly(document.querySelector('h1'));
      return;
    }
    if ((wanted && goToSection(wanted)) || goToSection(decode(hash))) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusQuietly(document.querySelector('h1'));
  }, [key, hash, search, type]);

  return null;
}
