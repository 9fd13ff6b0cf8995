/** Text of the ribbon on every page of `npm run release -- --preview`. */
export const previewRibbon = 'Vista previa: puede tener datos de ejemplo.';
