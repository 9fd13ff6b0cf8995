import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * A hole of 20 px at an end of a perforation, of the sand that a card lies on; the card shows the half
 * of it that is on the card's side of its edge.
 */
export const notch = (theme: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  width: 20,
  height: 20,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.sand,
  border: `1.5px solid ${theme.vars.palette.divider}`,
});
