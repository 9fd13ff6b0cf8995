import type { CSSObject, Theme } from '@mui/material/styles';

/** Edge of a card and of a field, in px. */
export const HAIRLINE = 1.5;
/** Line along which paper is torn, and under questions, in px. */
export const RULE = 2;

/** Edge of a card, as a `border`. */
export const hairline = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.divider}`;

/** Edge of what is written in or chosen, as a `border`. */
export const fieldBorder = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.fieldBorder}`;

/** Where paper would be torn off, as a `border`. */
export const perforation = ({ vars }: Theme) => `${RULE}px dashed ${vars.palette.divider}`;

/** Line to write on, as a `border`. */
export const dottedRule = ({ vars }: Theme) => `${RULE}px dotted ${vars.palette.fieldBorder}`;

/** What shows the keyboard's place, on every link and button. */
export const focusRing = ({ vars }: Theme): CSSObject => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: 3,
});
