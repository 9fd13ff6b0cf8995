import type { CSSObject, Theme } from '@mui/material/styles';
import { business } from '../../config/business';
import { purposes } from '../../content/purposes';

/** Time for which one item is visible, and time until the first item is visible again, in ms. */
const INTERVAL = business.headlineRotationMs;
const CYCLE = purposes.length * INTERVAL;

/**
 * Delays of the items between the first and the last. The cycle of an item begins when the item disappears: the last one's
 * at once, each earlier one's an interval sooner.
 */
const laterDelays = Object.fromEntries(
  purposes
    .slice(1, -1)
    .map((_, index) => [
      `& [data-purpose]:nth-of-type(${index + 2})`,
      { animationDelay: `${(index + 2) * INTERVAL - CYCLE}ms` },
    ]),
);

const percentOf = (ms: number) => `${(100 * ms) / CYCLE}%`;

/**
 * Returns the style of an element with a word and a stamp for each purpose (`data-purpose`). One word and one stamp at a time
 * are visible, in an endless cycle, the first ones also without scripts. A pressed button in the element pauses the cycle,
 * before hydration too. Each word and stamp sets `--from`, its CSS `transform` when it begins to appear.
 */
export const showInTurn = (theme: Theme): CSSObject => ({
  // The cycle of an item begins when the item disappears, so that no item appears at the first paint. Only
  // opacity and transform: with `visibility` the browser would compute styles in every frame.
  '@keyframes turn': {
    from: { opacity: 0, animationTimingFunction: 'step-end' },
    [percentOf(CYCLE - INTERVAL)]: {
      opacity: 0,
      transform: 'var(--from)',
      animationTimingFunction: theme.transitions.easing.easeInOut,
    },
    [`${percentOf(CYCLE - INTERVAL + theme.transitions.duration.standard)}, to`]: {
      opacity: 1,
      transform: 'none',
    },
  },
  '& [data-purpose]:not(:first-of-type)': { opacity: 0, visibility: 'hidden' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    // Older browsers lack `:has()`, and the button could not pause the cycle (WCAG 2.2.2).
    '@supports selector(:has(a))': {
      '& [data-purpose]': { animation: `turn ${CYCLE}ms infinite` },
      '& [data-purpose]:not(:first-of-type)': { visibility: 'visible' },
      '& [data-purpose]:first-of-type': { animationDelay: `${INTERVAL}ms` },
      ...laterDelays,
      '&:has([aria-pressed="true"]) [data-purpose]': { animationPlayState: 'paused' },
    },
  },
  '@media (scripting: none)': { '& [data-purpose]': { animation: 'none' } },
});
