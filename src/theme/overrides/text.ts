import type { Components, Theme } from '@mui/material/styles';

/** Styles of texts and links. */
export const text: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      // HTML elements of the site's own variants; `figure` and `wordmark` are rendered as `<span>`.
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

  MuiLink: {
    defaultProps: { color: 'inherit' },
    // MUI underlines a link with `color="primary"` at 40 % opacity.
    styleOverrides: { root: { textDecorationColor: 'currentcolor' } },
  },
};
