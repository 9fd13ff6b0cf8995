import { routeAt } from './routes';

/** Part of the Network Information API, which Safari and Firefox do not have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || getConnection().saveData) return;
  routeAt(link.pathname)?.page.prefetch();
}

let linkObserver: IntersectionObserver | undefined;

const prefetchVisible: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    linkObserver?.unobserve(target);
    if ((getConnection().effectiveType ?? '4g') === '4g') prefetch(target);
  }
};

let isListening = false;

/** Adds the event listeners for links that are pointed at, touched or focused. */
function addLinkListeners(): void {
  isListening = true;
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

/**
 * Prefetches the code of a page when a link to the page is pointed at, touched or focused; on a
 * connection that is not known to be slow, also when a link is visible. Prefetches nothing if the
 * browser's data saver is on (R-NAV-12). The caller runs this function after each navigation, because
 * each page has other links.
 */
export function prefetchLinks(): void {
  if (!isListening) addLinkListeners();
  if (!('IntersectionObserver' in window)) return;
  linkObserver?.disconnect();
  linkObserver = new IntersectionObserver(prefetchVisible);
  for (const link of document.querySelectorAll('a[href^="/"]')) linkObserver.observe(link);
}
