import type { Components, Theme } from '@mui/material/styles';
import { RULE_WIDTH } from '../borders';

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
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI underlines a link with `color="primary"` at 40 % opacity.
        textDecorationColor: 'currentcolor',
        // The link to the page that is shown (PageLink). A button, such as those of the error screen, has no
        // underline.
        '&[aria-current="page"]:not(.MuiButton-root)': {
          textDecoration: `underline ${RULE_WIDTH}px ${theme.vars.palette.primary.main}`,
          textUnderlineOffset: '0.3em',
        },
      }),
    },
  },
};
