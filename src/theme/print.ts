/**
 * Print styles of the whole document: they hide controls (`data-screen` marks parts that no selector
 * here matches), keep headings and list items on one sheet with what follows or belongs to them, and
 * print the address after each link of a paragraph that leads to another site.
 */
export const print = {
  '@media print': {
    // `!important`, because components set `display` by class, which is more specific.
    'header ul, header ul ~ *, dialog, summary svg, h1 button, .MuiButton-ticket, .MuiButton-ticket ~ *, [data-screen]':
      { display: 'none !important' },
    'main section': { paddingBlock: '20px !important' },
    'h1, h2, h3, main section > * > :not(* + *)': { breakAfter: 'avoid' },
    'li, dl > *, .MuiAccordion-root': { breakInside: 'avoid' },
    'main p a[href^=http]::after': { content: '" (" attr(href) ")"' },
  },
} as const;
