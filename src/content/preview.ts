/** The ribbon on each page of a preview, with placeholders in it or not; no other has it. */
export const previewRibbon = 'Vista previa: puede tener datos de ejemplo.';
