/** The ribbon on each page of a build that is published with placeholders on purpose; no other has it. */
export const previewRibbon = 'Vista previa: tiene datos de ejemplo y todavía no atiende a nadie.';
