import { canonicalPath } from '../routes';
import { firstGesture } from '../components/firstGesture';
import { loadedPage, prefetchPage } from './loadPage';

/** The Network Information API, where the browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;

const isFrugal = () => connection()?.saveData === true;
const isFast = () => !isFrugal() && (connection()?.effectiveType ?? '4g') === '4g';

/** Fetches the code of the page that a link leads to, if that is another page of this site's. */
function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || isFrugal()) return;
  const path = canonicalPath(link.pathname);
  if (path && path !== location.pathname && !loadedPage(path)) prefetchPage(path);
}

const seen =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          seen?.unobserve(target);
          if (isFast()) prefetch(target);
        }
      });

const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(action) : setTimeout(action, 200);

/** Watches the links of the page that has just come, once the visitor has moved and the browser rests. */
export function watchLinks(): void {
  void firstGesture.then(() =>
    whenIdle(() => {
      seen?.disconnect();
      for (const link of document.querySelectorAll('a[href^="/"]')) seen?.observe(link);
    }),
  );
}

/**
 * Fetches the next page's code when a link to it is pointed at, touched or focused; never for
 * someone who saves data.
 */
export function startPrefetching(): void {
  for (const gesture of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(gesture, ({ target }) => prefetch(target), { passive: true });
  }
}
