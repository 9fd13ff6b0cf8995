import { routeAt } from '../routes';

/** The part of the Network Information API that is used here; Safari and Firefox lack the API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Fetches the code of the page that a link leads to, if the page is on this site. */
function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || connection().saveData) return;
  routeAt(link.pathname)?.page.prefetch();
}

let linkObserver: IntersectionObserver | undefined;

const prefetchVisible: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    linkObserver?.unobserve(target);
    if ((connection().effectiveType ?? '4g') === '4g') prefetch(target);
  }
};

let isListening = false;

/**
 * Prefetches when a link is pointed at, touched or focused. The visitor's first interaction loads this
 * module, so the event of the link that was used first is over: its state tells which one it is.
 */
function listen(): void {
  isListening = true;
  document.querySelectorAll('a:is(:hover, :focus, :active)').forEach(prefetch);
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

/**
 * Prefetches the code of a page when a link to it is pointed at, touched or focused, or visible on
 * a fast connection; never for a visitor who saves data (R-NAV-12). To be called after each
 * navigation, because each page has other links.
 */
export default function prefetchLinks(): void {
  if (!isListening) listen();
  if (!('IntersectionObserver' in window)) return;
  linkObserver?.disconnect();
  linkObserver = new IntersectionObserver(prefetchVisible);
  for (const link of document.querySelectorAll('a[href^="/"]')) linkObserver.observe(link);
}
