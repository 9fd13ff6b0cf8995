import type { CSSObject, Theme } from '@mui/material/styles';
import type { formWords } from '../../content/forms';

/** A visa's purpose, as it goes on the wire. */
export type Purpose = (typeof formWords.purposes)[number];

/** The palette's ink of each purpose. */
export const inks = {
  Trabajo: 'trabajo',
  Estudio: 'estudios',
  Turismo: 'turismo',
} as const satisfies Record<Purpose, string>;

/** Looks of the chosen one. */
export const chosen = (theme: Theme, ink: (typeof inks)[Purpose]): CSSObject => ({
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette[ink],
});

/** Its tick, in a corner. */
export const tick = {
  position: 'absolute',
  top: 3,
  right: 3,
  width: 14,
  height: 14,
  strokeWidth: 3,
} as const;
