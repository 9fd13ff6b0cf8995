import { useEffect, useLayoutEffect } from 'react';

/** Part of the HTML standard that TypeScript's DOM types do not declare yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds two features of a modal `<dialog>` to MUI's Dialog: the page is inert, and Android's back
 * gesture closes the dialog if the browser has CloseWatcher. Also closes the site's menu.
 * @param close closes the dialog; may be called more than once
 */
export function useModal(open: boolean, close: () => void): void {
  // A layout effect, because React runs its cleanup before the cleanup of the effect in which MUI's
  // focus trap restores the focus. In an inert page no element can get the focus.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!open || !page) return;
    // The open menu is a modal `<dialog>`, which would cover MUI's Dialog and make it inert.
    document.querySelector<HTMLDialogElement>('#menu')?.close?.();
    page.inert = true;
    return () => void (page.inert = false);
  }, [open]);

  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one watcher for each opening
  }, [open]);
}
