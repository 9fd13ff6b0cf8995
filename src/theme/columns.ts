import type { CSSObject } from '@mui/material/styles';

/**
 * Returns the style of a row with two columns. If the row is too narrow for both, the second column is below the
 * first. The widths are in rem, because enlarged text needs wider columns; otherwise long words would break.
 * @param first minimum width of the first column in rem; the columns share the row in proportion to their minimums
 * @param second minimum width of the second column in rem
 */
export const twoColumns = (first: number, second: number): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Without `minWidth`, a drawing would not become narrower than its own width.
  '& > *': { flex: `${first} 1 ${first}rem`, minWidth: 0 },
  '& > * + *': { flex: `${second} 1 ${second}rem` },
});

/**
 * Returns the style of a grid with as many equal columns as fit.
 * @param minimum CSS length or percentage: the minimum width of a column
 */
export const equalColumns = (minimum: string): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimum}), 1fr))`,
});

/**
 * Container queries of the column of a `Section`, in rem like the columns above: `narrow` on a phone with enlarged
 * text, `wide` in windows of 768 px or more.
 */
export const sectionQueries = {
  narrow: '@container (max-width: 17rem)',
  wide: '@container (min-width: 45rem)',
} as const;
