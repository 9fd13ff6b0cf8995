import type { CSSObject } from '@mui/material/styles';

/** How many sections more than the first the entry has laid out one by one (`layOutRest`). */
const LAYOUT_STEPS = 4;

/** After so many steps the first sections of the page are laid out, and what follows is not. */
const afterStep = (step: number) =>
  `html[data-whole="${step}"] &:is(${Array(step + 2)
    .fill('section')
    .join(' ~ ')}, footer)`;

const waiting = [
  'html:not([data-whole]):not(:has(:target)) &',
  ...Array.from({ length: LAYOUT_STEPS }, (_, index) => afterStep(index + 1)),
].join();

/**
 * Style of a part that the first paint need not lay out, nor fetch its pictures: the entry has it laid
 * out once the typefaces are in or at the first gesture, and at once where the visitor stands lower,
 * since the page's height is a guess until then. Without scripts nothing is put off.
 * @param height about what it has on a phone, in px
 */
export const belowTheFold = (height: number): CSSObject => ({
  '@media (scripting: enabled)': {
    [waiting]: { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}px` },
  },
});
