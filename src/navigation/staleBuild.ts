/** Session storage key of the build, and the page, that this tab was last reloaded for. */
const STORAGE_KEY = 'build';

/** Longest wait for the page's current document, in ms. */
const PATIENCE_MS = 5000;

/** What names a build: the files of the app, whose names are made from their contents. */
const buildOf = (page: string) => page.match(/data-chunks="([^" ]+)/)?.[1];

/**
 * After a deploy the chunks of a page that was open before are gone. Reloads the document if the
 * server has another build than this one, once for each build and page (R-ERR-06): a build that is
 * taken back and published again is followed again.
 * @param isWanted asked once the server has answered: whether the visitor still waits for that page
 * @returns whether the document is about to be replaced; never rejects
 */
export async function reloadIfStale(isWanted: () => boolean): Promise<boolean> {
  try {
    const ours = document.documentElement.dataset.chunks?.split(' ')[0];
    const response = await fetch(location.href, {
      cache: 'no-store',
      // Safari before 16 and Chromium before 103 lack it, and wait as long as the server lets them.
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    const theirs = buildOf(await response.text());
    const mark = theirs + location.pathname;
    if (!isWanted() || !theirs || theirs === ours || sessionStorage.getItem(STORAGE_KEY) === mark)
      return false;
    sessionStorage.setItem(STORAGE_KEY, mark);
    location.reload();
    return true;
  } catch {
    // Offline, or a storage that cannot remember that this was tried: the error screen has a retry.
    return false;
  }
}
