import type { Components, Theme } from '@mui/material/styles';
import { fontFaces } from './fonts';

const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    '@font-face': fontFaces,
    html: {
      // Anchors land below the bar, never under it.
      scrollPaddingTop: 88,
      WebkitTapHighlightColor: 'transparent',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
    a: { color: 'inherit' },
    'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
    'h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
    ':focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 3,
      borderRadius: 3,
    },
    // Stand-ins for what needs React: shown with JavaScript off, or when the app could not be fetched.
    '[data-only="no-app"], html[data-app="failed"] [data-only="app"]': { display: 'none' },
    'html[data-app="failed"] [data-only="no-app"]': { display: 'block' },
    '@media (scripting: none)': {
      '[data-only="no-app"]': { display: 'block' },
      '[data-only="app"]': { display: 'none' },
    },
    '.visually-hidden': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '::selection': {
      backgroundColor: theme.vars.palette.ochre,
      color: theme.colorSchemes.light?.palette.text.primary,
    },
  }),
};

/** How MUI's parts look on this site; every colour comes from the palette. */
export const componentOverrides: Components<Theme> = {
  MuiCssBaseline,
};
