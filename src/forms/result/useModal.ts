import { useEffect, useLayoutEffect } from 'react';

/** Browser API of the HTML standard that TypeScript's DOM types do not declare yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds features of a modal `<dialog>` to MUI's Dialog: the page is inert, and Android's back gesture closes the dialog
 * (CloseWatcher), as far as the browser supports this. A step back or forward in the history closes the dialog, too,
 * because it belongs to the page that it covers. Also closes the site's menu.
 * @param shown what the dialog shows, or false while it is closed
 */
export function useModal(shown: unknown, close: () => void): void {
  // A layout effect, because MUI's focus trap restores the focus in the cleanup of a `useEffect`. The
  // page must not be inert then: in an inert page no element can get the focus.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!shown || !page) return;
    // Closes the site's menu, a modal `<dialog>` that would cover MUI's Dialog and make it inert.
    document.querySelector<HTMLDialogElement>('#menu')?.close?.();
    page.inert = true;
    return () => void (page.inert = false);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : null;
    watcher?.addEventListener('close', close);
    addEventListener('popstate', close);
    return () => {
      watcher?.destroy();
      removeEventListener('popstate', close);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render would create a new watcher
  }, [shown]);
}
