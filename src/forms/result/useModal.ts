import { useEffect, useLayoutEffect } from 'react';

/** Browser API of the HTML standard that TypeScript's DOM types do not declare yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds two features of a modal `<dialog>` to MUI's Dialog: the page is inert, and Android's back
 * gesture closes the dialog if the browser has CloseWatcher. Also closes the site's menu.
 */
export function useModal(open: boolean, close: () => void): void {
  // A layout effect, because its cleanup has to run before MUI's focus trap restores the focus,
  // which happens in the cleanup of an effect: in an inert page no element can get the focus.
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
