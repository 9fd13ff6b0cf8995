/**
 * Names by which the prerendered HTML, the entry script (src/entry), React (all other folders of `src`) and the tests
 * talk to each other. Entry script and React share no other module: each page would have to load the chunk of a shared
 * module. The bundler writes these constants into both (`inlineConst` in tools/build/bundle/rolldownOptions.ts), so this file
 * may export only literals.
 */

/** Attribute of `<html>`: the paths for which the document was built. Written by tools/build, read by entry/canonicalUrl. */
export const PATH_ATTRIBUTE = 'data-path';

/** Attribute of `<html>`: URLs of the app's chunks, first the one that exports `hydrate`. Written by tools/build, read by entry/main. */
export const CHUNKS_ATTRIBUTE = 'data-chunks';

/** Attribute of `<html>`: React handles all events. Written by entry/main, read by the tests and other programs that drive the page. */
export const READY_ATTRIBUTE = 'data-ready';

/**
 * Attribute of a form: `held` (written by entry/holdSubmit) or `sending` (written by React). The styles of the submit
 * button and its two texts depend on it.
 */
export const FORM_STATE_ATTRIBUTE = 'data-state';

/** Id of the menu, a `<dialog>`. Written by React, read by entry/menuAndQuestions, the theme, router and results. */
export const MENU_ID = 'menu';

/** Parameter of the query that names the section to which the page scrolls. Read by entry/main and the scroll manager. */
export const SECTION_PARAMETER = 'section';

/**
 * Regular expression of what a path may have at its end beyond the route's path, because some hosts serve a page
 * under several paths (R-NAV-07). Read by entry/canonicalUrl and navigation/routes.
 */
export const PATH_VARIANT_END = '(/index)?(\\.html)?/*$';
