import { useEffect, useLayoutEffect } from 'react';

/** Browser API of the HTML standard that TypeScript's DOM types do not declare yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds two features of a modal `<dialog>` to MUI's Dialog, if the browser supports them: the page is
 * inert, and Android's back gesture closes the dialog (CloseWatcher). Also closes the site's menu.
 */
export function useModal(open: boolean, close: () => void): void {
  // A layout effect, because MUI's focus trap restores the focus in the cleanup of a `useEffect`. The
  // page must not be inert then: in an inert page no element can get the focus.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!open || !page) return;
    // Closes the site's menu, a modal `<dialog>` that would cover MUI's Dialog and make it inert.
    document.querySelector<HTMLDialogElement>('#menu')?.close?.();
    page.inert = true;
    return () => void (page.inert = false);
  }, [open]);

  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render would create a new watcher
  }, [open]);
}
