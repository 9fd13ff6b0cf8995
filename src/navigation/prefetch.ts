import { routeAt } from './routes';

/**
 * Prefetches the code of a page when a link to the page is pointed at, touched or focused (R-NAV-12).
 * @returns a function that removes the event listeners
 */
export function prefetchLinks(): () => void {
  const controller = new AbortController();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === location.origin) routeAt(link.pathname)?.page.prefetch();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
