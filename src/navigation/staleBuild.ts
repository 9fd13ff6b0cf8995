/** Key in session storage. The value names the build and the page of the last reload by this module. */
const STORAGE_KEY = 'build';

const FETCH_TIMEOUT_MS = 5000;

/** Returns the path of the chunk of boot/hydrate.tsx, if any. The hash in this path identifies the build. */
const readBuild = (html: string) => html.match(/data-chunks="([^" ]+)/)?.[1];

/**
 * Reloads the document if the server has another build than the open document: the host may have
 * deleted the chunks of the open document. Does not reload twice in succession for the same build and
 * page (R-ERR-06). Only the last reload is stored, so the document is also reloaded if the owner
 * publishes an earlier build again.
 * @param isWanted returns whether the visitor still waits for the page; called after the server's
 * response
 * @returns whether the document is about to be reloaded; never rejects
 */
export async function reloadIfStale(isWanted: () => boolean): Promise<boolean> {
  try {
    const currentBuild = document.documentElement.dataset.chunks?.split(' ')[0];
    const response = await fetch(location.href, {
      cache: 'no-store',
      // Without AbortSignal.timeout (Safari before 16, Chromium before 103) only the browser limits the
      // wait.
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
    // The request has failed, or session storage is blocked or full: without the stored value the
    // document could be reloaded again and again.
    return false;
  }
}
