/** How many sections more than the first the entry has laid out one by one (`layOutRest`). */
const LAYOUT_STEPS = 4;

/** What follows the sections that are laid out after so many steps. */
const afterStep = (step: number) =>
  `html[data-whole="${step}"] :is(${Array(step + 2)
    .fill('section')
    .join('~')},footer)[data-below]`;

const waiting = [
  'html:not([data-whole],:has(:target)) [data-below]',
  ...Array.from({ length: LAYOUT_STEPS }, (_, index) => afterStep(index + 1)),
].join();

/**
 * Rules for the parts that the first paint need not lay out, nor fetch their pictures. Such a part has
 * the attribute `data-below` and says its height on a phone by `contain-intrinsic-size`. The entry has
 * it laid out once the typefaces are in or at the first gesture, and at once where the visitor stands
 * lower, since the page's height is a guess until then. Without scripts nothing is put off.
 */
export const belowTheFold = {
  '@media (scripting: enabled)': { [waiting]: { contentVisibility: 'auto' } },
} as const;
