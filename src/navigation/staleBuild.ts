/** Key in session storage. The value names the build and the page of the tab's last reload. */
const STORAGE_KEY = 'build';

const FETCH_TIMEOUT_MS = 5000;

/** Returns the file name of the app's entry chunk. The hash in this name identifies the build. */
const readBuild = (html: string) => html.match(/data-chunks="([^" ]+)/)?.[1];

/**
 * Reloads the document if the server has another build than the open document: the host may have
 * deleted the chunks of the open document. Reloads once for each build and page (R-ERR-06). Only the
 * last reload is stored, so the document is also reloaded if the owner publishes an earlier build
 * again.
 * @param isWanted returns whether the visitor still waits for the page; called after the server's
 * response
 * @returns whether the document is about to be reloaded; never rejects
 */
export async function reloadIfStale(isWanted: () => boolean): Promise<boolean> {
  try {
    const currentBuild = document.documentElement.dataset.chunks?.split(' ')[0];
    const response = await fetch(location.href, {
      cache: 'no-store',
      // Without AbortSignal.timeout (Safari before 16, Chromium before 103) the wait has no limit.
      signal: AbortSignal.timeout?.(FETCH_TIMEOUT_MS),
    });
    const serverBuild = readBuild(await response.text());
    const buildAndPage = serverBuild + location.pathname;
    if (
      !isWanted() ||
      !serverBuild ||
      serverBuild === currentBuild ||
      sessionStorage.getItem(STORAGE_KEY) === buildAndPage
    )
      return false;
    sessionStorage.setItem(STORAGE_KEY, buildAndPage);
    location.reload();
    return true;
  } catch {
    // The request has failed, or session storage is blocked: without the stored value the document
    // could be reloaded again and again.
    return false;
  }
}
