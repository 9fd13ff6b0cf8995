/** The ribbon on each page of a preview, with placeholders in it or not; no other has it. */
export const previewRibbon =
  'Vista previa: no es el sitio definitivo y puede tener datos de ejemplo.';
