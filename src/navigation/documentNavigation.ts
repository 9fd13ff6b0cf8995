import { hasPendingWork } from '../components/pendingWork';
import { routeAt, routes } from './routes';

/** Returns whether drafts and scroll positions are there in the next document of the tab. */
function isStorageAvailable(): boolean {
  const key = 'prueba';
  try {
    sessionStorage.setItem(key, key);
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

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
    isStorageAvailable()
  );
}
