import { firstGesture } from '../components/firstGesture';
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

/** Watches the links of the page that has just come, once the visitor has moved and the browser rests. */
export async function watchLinks(): Promise<void> {
  await firstGesture;
  if (!('IntersectionObserver' in window)) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    inView?.disconnect();
    inView = new IntersectionObserver(fetchSeen);
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
  });
}

/**
 * Fetches the next page's code when a link to it is pointed at, touched or focused; never for
 * someone who saves data (R-NAV-12).
 */
export function startPrefetching(): void {
  for (const gesture of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(gesture, ({ target }) => prefetch(target), { passive: true });
  }
}
