import type { Components, Theme } from '@mui/material/styles';
import * as controls from './overrides/controls';
import * as forms from './overrides/forms';
import * as surfaces from './overrides/surfaces';
import * as text from './overrides/text';

/** How MUI's parts look on this site; every colour comes from the palette. */
export const componentOverrides: Components<Theme> = {
  ...controls,
  ...forms,
  ...surfaces,
  ...text,
};
