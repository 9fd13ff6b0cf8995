import type { CSSObject, Theme } from '@mui/material/styles';

/** Width in px of the borders of cards and fields. */
export const HAIRLINE = 1.5;
/** Width in px of perforations (dashed edges), of dotted lines and of the borders of MUI's `Button`. */
export const RULE_WIDTH = 2;

/** Returns the `border` of a card. */
export const hairline = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.divider}`;

/** Returns the `border` of fields and of the buttons that choose a purpose. */
export const fieldBorder = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.fieldBorder}`;

/** Returns the dashed `border` of an edge that looks perforated, such as the footer's upper edge. */
export const perforation = ({ vars }: Theme) => `${RULE_WIDTH}px dashed ${vars.palette.divider}`;

/** Returns the dotted `border` below each question of the FAQ and above the footer's small print. */
export const dottedRule = ({ vars }: Theme) => `${RULE_WIDTH}px dotted ${vars.palette.fieldBorder}`;

/**
 * Returns the outline of the element that has the keyboard's focus. The sum of width and offset, 6 px,
 * must not exceed `scrollPaddingBottom` in overrides/baseline.ts. Otherwise the lower edge of the window
 * cuts the ring off.
 */
export const focusRing = ({ vars }: Theme): CSSObject => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: 3,
});
