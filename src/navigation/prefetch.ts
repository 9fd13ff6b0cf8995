import { routeAt } from '../routes';

/** The Network Information API, where the browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Fetches the code of the page that a link leads to, if that is one of this site's. */
function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || connection().saveData) return;
  routeAt(link.pathname)?.page.prefetch();
}

let inView: IntersectionObserver | undefined;

const fetchSeen: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    inView?.unobserve(target);
    if ((connection().effectiveType ?? '4g') === '4g') prefetch(target);
  }
};

let isListening = false;

/** Fetches ahead when a link is pointed at, touched or focused; this code came with such a gesture. */
function listen(): void {
  isListening = true;
  document.querySelectorAll('a:is(:hover, :focus, :active)').forEach(prefetch);
  for (const gesture of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(gesture, ({ target }) => prefetch(target), { passive: true });
  }
}

/**
 * Fetches the next page's code when a link to it is pointed at, touched or focused, or in view on a
 * fast connection; never for someone who saves data (R-NAV-12). To be called for each page anew.
 */
export default function prefetchLinks(): void {
  if (!isListening) listen();
  if (!('IntersectionObserver' in window)) return;
  inView?.disconnect();
  inView = new IntersectionObserver(fetchSeen);
  for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
}
