import { hasPendingWork } from '../components/pendingWork';
import { routeAt, routes } from './routes';
import { storePositions } from './scrollPositions';

/**
 * Returns whether a page has to come by its document, which is prerendered, because this document may never get the page's
 * code (R-NAV-12): an `import()` has failed here. Not if a new document would lose something or cannot load.
 */
export function needsDocument(pathname: string): boolean {
  return (
    routeAt(pathname)?.page.loaded === null &&
    routes.some(({ page }) => page.hasFailed) &&
    navigator.onLine &&
    !hasPendingWork() &&
    // Where nothing can be stored, a new document would lose drafts, too.
    storePositions()
  );
}
