import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { canStore } from './storage';

/**
 * Names a history entry. React Router gives the key `default` to all entries that the browser has created, for example the
 * first one of a visit.
 */
const entryKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

/** Element that had the focus when the visitor left a history entry, by the entry's key. */
const lastFocused = new Map<string, Element | null>();

const focus = (element: Element | null | undefined) =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });

const findSection = ({ hash }: Location) => document.getElementById(hash.slice(1));

/**
 * Moves the focus after a navigation (R-NAV-05): after a link to the heading of the section or page, after back and forward
 * to the element that had it when the visitor left the entry.
 */
function moveFocus(location: Location, type: NavigationType): void {
  if (type !== NavigationType.Pop) {
    const section = findSection(location);
    return focus(section?.querySelector('h1, h2, h3') ?? section ?? document.querySelector('h1'));
  }
  const last = lastFocused.get(entryKey(location));
  if (!last) return;
  // Without `blur`, a heading that is now out of sight would keep the focus if React has removed the element.
  (document.activeElement as HTMLElement).blur();
  focus(last);
}

/** Has to be rendered before `ScrollRestoration`, which scrolls in the same commit. */
function Focus(): null {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  // Renders this component at each change of the router's state, as ScrollRestoration, which may scroll then.
  useNavigation();

  useLayoutEffect(() => {
    // With `smooth` the page would glide to its top or to a restored position.
    const isAtSection = type !== NavigationType.Pop && findSection(location) !== null;
    document.documentElement.style.scrollBehavior = isAtSection ? '' : 'auto';
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    lastFocused.set(entryKey(previous), document.activeElement);
    moveFocus(location, type);
  });
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  });
  return null;
}

/** Scrolls to the section or to the top after a link. */
function ScrollToTarget(): null {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type === NavigationType.Pop) return;
    const section = findSection(location);
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, type]);
  return null;
}

/** Sets scroll position and focus after a navigation (R-NAV-02 to R-NAV-05). */
export function ScrollAndFocus() {
  // Without session storage ScrollRestoration warns in the console when the visitor leaves the document. Then the browser
  // itself restores positions.
  const [canRestore] = useState(canStore);
  useEffect(() => {
    if (!canRestore) return;
    // ScrollRestoration has set `auto` at `pagehide`, and mounts no more when the document comes from the back/forward cache.
    const onPageShow = () => (history.scrollRestoration = 'manual');
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [canRestore]);
  return (
    <>
      <Focus />
      {canRestore ? (
        <ScrollRestoration getKey={entryKey} storageKey="scroll" />
      ) : (
        <ScrollToTarget />
      )}
    </>
  );
}
