/**
 * Names and numbers that the HTML files, the entry script (src/entry) and the app (all other folders of `src`) share; tools
 * and tests read them, too. Entry script and app share no other module, because each page would have to load a chunk with it. The
 * bundler writes these constants into both (`inlineConst` in tools/build/bundle/rolldownOptions.ts), so this file may export only
 * literals.
 */

/** Attribute of `<html>`: the paths for which the document was built. Written by the build, read by the entry script. */
export const PATH_ATTRIBUTE = 'data-path';

/**
 * Attribute of `<html>`: URLs of the app's chunks, first the one that exports `hydrate`. Written by the build, read by the
 * entry script.
 */
export const CHUNKS_ATTRIBUTE = 'data-chunks';

/**
 * Attribute of `<html>`: React handles all events. Written by the entry script, read by tests and by other programs that
 * drive the page.
 */
export const READY_ATTRIBUTE = 'data-ready';

/**
 * Attribute of a form: `held` (written by the entry script) or `sending` (written by the app). The styles of the submit
 * button and its two texts depend on it.
 */
export const FORM_STATE_ATTRIBUTE = 'data-state';

/** Id of the menu, a `<dialog>` of the app. The entry script opens and closes it. */
export const MENU_ID = 'menu';

/** Longest wait for code, in ms (R-ERR-02, R-ERR-08). */
export const CODE_TIMEOUT_MS = 120_000;
