/** Key in session storage. The value names the build and the page of the tab's last reload. */
const STORAGE_KEY = 'build';

const FETCH_TIMEOUT_MS = 5000;

/** Returns the file name of the app's entry chunk. The hash in this name identifies the build. */
const readBuild = (html: string) => html.match(/data-chunks="([^" ]+)/)?.[1];

/**
 * Reloads the document if the server has another build than the open document, because the host may have
 * deleted the old chunks. Reloads once for each build and page (R-ERR-06). Stores only the last reload:
 * if the owner publishes an earlier build again, the document is reloaded for it, too.
 * @param isWanted called after the server's response: whether the visitor still waits for the page
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
    // The request failed, or storage is blocked: without the stored value reloads could be endless.
    return false;
  }
}
