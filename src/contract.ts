/**
 * Names by which the prerendered HTML, the entry script (src/entry), React (all other folders of `src`) and the tests
 * talk to each other. Entry script and React share no other module: each page would have to load the chunk of a shared
 * module. The bundler writes these constants into both (`inlineConst` in tools/build/rolldownOptions.ts), so this file
 * may export only literals and types.
 */

/** Attribute of `<html>`: the paths for which the document was built. Written by tools/build, read by entry/canonicalUrl. */
export const PATH_ATTRIBUTE = 'data-path';

/** Attribute of `<html>`: URLs of the app's chunks, first the one that exports `hydrate`. Written by tools/build, read by entry/main. */
export const CHUNKS_ATTRIBUTE = 'data-chunks';

/** Attribute of `<html>`: React handles all events. Written by entry/main, read by the tests and other programs that drive the page. */
export const READY_ATTRIBUTE = 'data-ready';

/**
 * Attribute of a form: `held` (written by entry/holdSubmit) or `sending` (written by React). Read by the theme; the
 * `aria-disabled` of the button is for screen readers only.
 */
export const FORM_STATE_ATTRIBUTE = 'data-state';

/** Attributes of a field: its error texts. Written by React, shown by entry/handleEvents before hydration. */
export const MISSING_ATTRIBUTE = 'data-missing';
export const INVALID_ATTRIBUTE = 'data-invalid';

/** Attributes of a hidden field without a name: the name of the copy to send, and the field to copy. Written by React, read by entry/copyFieldsIntoPosts. */
export const COPY_NAME_ATTRIBUTE = 'data-name';
export const COPY_OF_ATTRIBUTE = 'data-copy-of';

/** End of a form's id, after the form's name: `contacto-formulario`. Written by React, read by entry/draftStore. */
export const FORM_ID_END = '-formulario';

/** End of the id of a field's character counter, after the field's id. Written by React, read by entry/handleEvents. */
export const COUNTER_ID_END = '-cuenta';

/** Id of the menu, a `<dialog>`. Written by React, read by entry/menuAndQuestions, the theme, router and results. */
export const MENU_ID = 'menu';

/** Parameter of the query that names the section to which the page scrolls. Read by entry/main and the scroll manager. */
export const SECTION_PARAMETER = 'section';

/**
 * Regular expression of what a path may have at its end beyond the route's path, because some hosts serve a page
 * under several paths (R-NAV-07). Read by entry/canonicalUrl and navigation/routes.
 */
export const PATH_VARIANT_END = '(/index)?(\\.html)?/*$';

/** Start of a draft's key in session storage, before the form's name. Written and read by entry/draftStore. */
export const DRAFT_KEY_START = 'borrador:';

/** The only record of what the visitor has written into the forms (docs/architecture.md, «Drafts»). */
export interface DraftStore {
  /**
   * Writes the draft of the prerendered form, until React has mounted it: a password manager may have filled in a field
   * without an event.
   */
  readonly saveFields: () => void;
  /**
   * Reads a form's draft.
   * @returns the values that are not empty, by field name; `{}` if there is no draft, or stored data are invalid
   */
  readonly read: (form: string) => Readonly<Record<string, string>>;
  /** Writes a form's draft, or removes it if all values are empty. */
  readonly write: (form: string, values: Readonly<Record<string, string>>) => void;
  /** False until React has mounted the prerendered form, if there was no draft when the page was opened. */
  isRestored: boolean;
}

declare global {
  interface Window {
    /** Set by entry/main, used by the forms. */
    drafts: DraftStore;
  }
}
