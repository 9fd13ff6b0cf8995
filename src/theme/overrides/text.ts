import type { Components, Theme } from '@mui/material/styles';

/** Words and links. */
export const text: Components<Theme> = {
  /** Every text; the scale is `typography` in the theme. */
  MuiTypography: {
    defaultProps: {
      // What has none is a `span`.
      variantMapping: {
        lead: 'p',
        pageTitle: 'h1',
        errorTitle: 'h2',
        sheetTitle: 'h2',
        fact: 'dd',
      },
    },
    styleOverrides: { gutterBottom: { marginBottom: 6 } },
  },

  /** Every link that does not look like a button: the colour of the words around it, underlined. */
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { textDecorationColor: 'currentcolor' } },
  },
};
