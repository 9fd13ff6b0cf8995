import type { Components, Theme } from '@mui/material/styles';

/** Every text; the scale is `typography` in the theme. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variantMapping: {
      lead: 'p',
      figure: 'span',
      pageTitle: 'h1',
      errorTitle: 'h2',
      sheetTitle: 'h2',
      fact: 'dd',
      wordmark: 'span',
    },
  },
  styleOverrides: { gutterBottom: { marginBottom: 6 } },
};

/** Every link that does not look like a button: the colour of the words around it, underlined. */
export const MuiLink: Components<Theme>['MuiLink'] = {
  defaultProps: { color: 'inherit' },
  styleOverrides: { root: { textDecorationColor: 'currentcolor' } },
};
