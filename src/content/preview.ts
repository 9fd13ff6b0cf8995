/** Text of the ribbon that `npm run release -- --preview` puts on every page. */
export const previewRibbon = 'Vista previa: puede tener datos de ejemplo.';
