/**
 * Style of a part that the first paint need not lay out: the entry has it laid out once the
 * typefaces are in or at the first gesture, and at once where the visitor stands lower, since the page's
 * height is a guess until then. Without scripts nothing is put off.
 */
export const belowTheFold = {
  '@media (scripting: enabled)': {
    'html:not([data-whole]):not(:has(:target)) &': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 800px',
    },
  },
} as const;
