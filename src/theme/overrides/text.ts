import type { Components, Theme } from '@mui/material/styles';

/** Styles of texts and links. */
export const text: Components<Theme> = {
  /** Every text; its sizes are `typography` in theme.ts. */
  MuiTypography: {
    defaultProps: {
      // The element of each variant; `figure` and `wordmark` have none and are a `span`.
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

  /** Every link that does not look like a button: underlined, in the colour of the text around it. */
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { textDecorationColor: 'currentcolor' } },
  },
};
