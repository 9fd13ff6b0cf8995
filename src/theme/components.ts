import type { Components, Theme } from '@mui/material/styles';
import { controls } from './overrides/controls';
import { forms } from './overrides/forms';
import { surfaces } from './overrides/surfaces';
import { text } from './overrides/text';

/** How MUI's parts look on this site; every colour comes from the palette. */
export const componentOverrides: Components<Theme> = {
  ...controls,
  ...forms,
  ...surfaces,
  ...text,
};
