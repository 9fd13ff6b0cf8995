import type { Components, Theme } from '@mui/material/styles';

/** A button of the purpose's choice. */
export const MuiToggleButton: Components<Theme>['MuiToggleButton'] = {};
