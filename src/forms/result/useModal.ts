import { useEffect, useLayoutEffect } from 'react';

/**
 * `CloseWatcher` of the HTML standard. Chromium implements it; TypeScript's DOM types do not
 * declare it yet.
 */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds to MUI's Dialog what the browser does for a modal `<dialog>`: the page is inert, and
 * Android's back gesture closes the dialog. Also closes the menu.
 * @param open whether the dialog is open
 * @param close closes the dialog; may be called more than once
 */
export function useModal(open: boolean, close: () => void): void {
  // A layout effect, because MUI's focus trap restores the focus in an effect, and an inert page
  // refuses it.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!open || !page) return;
    // An open menu is a modal `<dialog>`: it would cover MUI's Dialog and make it inert.
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
