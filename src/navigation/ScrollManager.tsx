import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { SECTION_PARAMETER } from '../contract';
import { prefersReducedMotion } from './motion';
import { findPosition, savePosition, storePositions } from './scrollPositions';

/** Element that had the focus when the visitor left a history entry, by the entry's key. */
const lastFocused = new Map<string, HTMLElement>();

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

const findSection = (query: string) =>
  document.getElementById(new URLSearchParams(query).get(SECTION_PARAMETER) ?? '');

/**
 * Scrolls to the section that `?section=id` or `#id` names, and moves the focus to the section's heading
 * or, without a heading, to the section (R-NAV-03, R-NAV-05).
 * @returns whether the page has the section
 */
function goToSection({ search, hash }: Location): boolean {
  // findSection decodes the fragment by URLSearchParams. decodeURIComponent would throw an error if the
  // fragment is not valid.
  const section = findSection(search) ?? findSection(`${SECTION_PARAMETER}=${hash.slice(1)}`);
  if (!section) return false;
  section.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    block: 'start',
  });
  focus(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
  return true;
}

/**
 * Restores the stored scroll position of the document's first page, if the browser has not done so.
 * Usually the browser has, because `onPageHide` has set the scroll restoration to `auto`. But `onPageHide`
 * does this only for the history entry that is shown at that time; other entries may still have `manual`.
 */
function restoreFirstPage(key: string): void {
  const needsPosition = history.scrollRestoration === 'manual' && window.scrollY === 0;
  const top = needsPosition ? findPosition(key) : undefined;
  if (top) jumpTo(top);
  history.scrollRestoration = 'manual';
}

/**
 * Sets scroll position and focus after a navigation, unless the browser does so (R-NAV-02 to R-NAV-05).
 * Scrolls to the section that the address names, or else to the top; on back and forward to the last known
 * position of the history entry, where the link that the visitor had followed gets the focus again.
 */
export function ScrollManager(): null {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<Location>(null);
  /** Whether the browser is at another history entry after back or forward, while the old page is still shown. */
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    const previous = shown.current;
    // In development StrictMode runs the effects of the first page twice.
    if (previous === location) return;
    shown.current = location;
    isLeaving.current = false;
    if (!previous) return restoreFirstPage(location.key);
    lastFocused.set(previous.key, document.activeElement as HTMLElement);
    const top = findPosition(location.key);
    if (top !== undefined) {
      jumpTo(top);
      // Without `blur`, a heading that is now out of sight would keep the focus if React has removed the link.
      (document.activeElement as HTMLElement).blur();
      return focus(lastFocused.get(location.key));
    }
    // The visitor has clicked `<a href="#id">`, or has gone back to an entry from before hydration. The
    // browser itself has set the scroll position, and keyboard navigation goes on from there.
    if (previous.pathname === location.pathname && navigationType === NavigationType.Pop) return;
    if (goToSection(location)) return;
    jumpTo(0);
    focus(document.querySelector('h1'));
  }, [location, navigationType]);

  // The browser has set the position of an entry that it has created itself, perhaps before this component has mounted.
  useEffect(() => savePosition(location.key), [location]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onPopState = () => (isLeaving.current = true);
    const onScroll = () => {
      // After back or forward the browser may already restore the position of the other entry.
      if (!isLeaving.current) savePosition(shown.current!.key);
    };
    const onPageHide = () => {
      onScroll();
      storePositions();
      // With `auto` the browser restores the position after a reload, or when the visitor comes back from
      // another site, without waiting for the app. But of an entry whose page is not shown yet, the browser would restore
      // the position that the shown page has.
      history.scrollRestoration = isLeaving.current ? 'manual' : 'auto';
    };
    const onPageShow = () => (history.scrollRestoration = 'manual');
    // In the capture phase, because SiteRouter's listener may show the other page at once.
    window.addEventListener('popstate', onPopState, { capture: true, signal });
    window.addEventListener('scroll', onScroll, { signal });
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => controller.abort();
  }, []);

  return null;
}
