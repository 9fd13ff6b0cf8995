/**
 * Print styles of the document (R-DESIGN-07). They hide controls and each element with `data-screen`,
 * avoid page breaks after headings and within list items, and print the address after each link to another
 * site in a paragraph of `<main>`.
 */
export const print = {
  '@media print': {
    // `!important`, because otherwise the `display` of a component's class would win.
    'header ul, header ul ~ *, dialog, summary svg, h1 button, .MuiButton-ticket, .MuiButton-ticket ~ *, [data-screen]':
      { display: 'none !important' },
    'main section': { paddingBlock: '20px !important' },
    'h1, h2, h3, main section > * > :not(* + *)': { breakAfter: 'avoid' },
    'li, dl > *, .MuiAccordion-root': { breakInside: 'avoid' },
    'main p a[href^=http]::after': { content: '" (" attr(href) ")"' },
  },
} as const;
