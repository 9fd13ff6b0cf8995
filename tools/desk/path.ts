/** Where the designer's desk is. */
export const DESK_PATH = '/_guia';
