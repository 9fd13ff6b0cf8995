import { useEffect, useLayoutEffect } from 'react';

/** Close requests of the platform (HTML standard): Chromium has it, and TypeScript's DOM types do not yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds to MUI's Dialog what the browser does for a `<dialog>`: the page is inert, an open menu makes
 * room, and Android's back gesture closes.
 * @param open whether the dialog is open
 * @param close closes it; it may be called more than once
 */
export function useModal(open: boolean, close: () => void): void {
  // Before the effects of MUI's focus trap, which gives the focus back to the page.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!open || !page) return;
    // The menu would lie above the dialog, and make it inert.
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
