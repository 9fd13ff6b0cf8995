import { routeAt } from './routes';

/** Part of the Network Information API, which Safari and Firefox do not have. */
type Connection = { readonly connection?: { readonly saveData?: boolean } };

/**
 * Prefetches the code of a page when a link to the page is pointed at, touched or focused, unless the browser's data
 * saver is on (R-NAV-12).
 * @returns a function that removes the event listeners
 */
export function prefetchLinks(): () => void {
  const controller = new AbortController();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    if ((navigator as Connection).connection?.saveData) return;
    routeAt(link.pathname)?.page.prefetch();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
