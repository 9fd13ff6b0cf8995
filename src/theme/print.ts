/**
 * A page on paper: what can only be pressed is left out (`data-screen` marks the parts that are not
 * recognised by their element), nothing that belongs together is torn apart by the end of a sheet,
 * and official sites are named by their address.
 */
export const print = {
  '@media print': {
    // Above the display that a part sets by its own class.
    'header ul, header ul ~ *, dialog, summary svg, h1 button, .MuiButton-ticket, .MuiButton-ticket ~ *, [data-screen]':
      { display: 'none !important' },
    'main section': { paddingBlock: '20px !important' },
    'h1, h2, h3, main section > * > :not(* + *)': { breakAfter: 'avoid' },
    'li, dl > *, .MuiAccordion-root': { breakInside: 'avoid' },
    'main p a[href^=http]::after': { content: '" (" attr(href) ")"' },
  },
} as const;
