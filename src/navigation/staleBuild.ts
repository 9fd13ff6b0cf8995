/** Session storage key; the value is the build and the page for which this tab was last reloaded. */
const STORAGE_KEY = 'build';

/** Longest wait for the server's current HTML of the page, in ms. */
const FETCH_TIMEOUT_MS = 5000;

/** Returns the name of the app's file in a page's HTML; its content hash identifies the build. */
const readBuild = (html: string) => html.match(/data-chunks="([^" ]+)/)?.[1];

/**
 * Reloads the document if the server has another build than the open page, whose chunks are then gone;
 * once for each build and page (R-ERR-06). Only the last reload is stored, so that a build which is
 * published again after another one is loaded again.
 * @param isWanted called after the server's response: whether the visitor still waits for the page
 * @returns whether the document is about to be reloaded; never rejects
 */
export async function reloadIfStale(isWanted: () => boolean): Promise<boolean> {
  try {
    const currentBuild = document.documentElement.dataset.chunks?.split(' ')[0];
    const response = await fetch(location.href, {
      cache: 'no-store',
      // Safari before 16 and Chromium before 103 lack AbortSignal.timeout and wait without a limit.
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
    // The visitor is offline, or blocked storage would allow endless reloads. The error screen is
    // shown, which has a retry.
    return false;
  }
}
