import { hasPendingWork } from '../components/pendingWork';
import { routeAt, routes } from './routes';
import { canStore } from './storage';

/**
 * Returns whether a page has to come by its document, which is prerendered, because this document may never get the page's
 * code (R-NAV-12): an `import()` has failed here. Not if a new document would lose something or cannot load.
 */
export const needsDocument = (pathname: string): boolean =>
  routeAt(pathname)?.page.isLoaded === false &&
  routes.some(({ page }) => page.hasFailed) &&
  navigator.onLine &&
  !hasPendingWork() &&
  // Without session storage a new document would lose drafts.
  canStore();
