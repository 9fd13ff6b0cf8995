import type { Components, Theme } from '@mui/material/styles';

export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      // MUI takes the browser's ring away and shows focus by a wash that nobody could see here.
      '&:focus-visible': {
        outline: `3px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 3,
      },
    }),
  },
};

/** Buttons, and links that look like one: filled for the one that matters most, outlined beside it, underlined words for small repairs. */
export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'contained', disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.button,
      gap: theme.spacing(1.25),
      minWidth: 44,
      minHeight: 52,
      padding: theme.spacing(1, 3.5),
      border: '2px solid transparent',
      borderRadius: theme.shape.borderRadius,
      transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}`,
      '&:active': { transform: 'translateY(1px)' },
      // Natively disabled, a button would drop the focus.
      '&[aria-disabled="true"]': {
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.primary.main,
        border: `2px dashed ${theme.vars.palette.primary.main}`,
        cursor: 'progress',
        transform: 'none',
      },
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    }),
    contained: ({ theme }) => ({
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
    }),
    outlined: ({ theme }) => ({
      '&, &:hover': {
        borderColor: 'currentcolor',
        backgroundColor: 'transparent',
        color: theme.vars.palette.primary.main,
      },
    }),
    text: ({ theme }) => ({
      ...theme.typography.body2,
      // MUI's `relative` is for a ripple, and rounds the words off the pixel that text beside them has.
      position: 'static',
      minHeight: 44,
      padding: theme.spacing(0.5, 0),
      border: 0,
      color: theme.vars.palette.primary.main,
      fontWeight: 600,
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      '&:hover': {
        backgroundColor: 'transparent',
        textDecoration: 'underline',
        textDecorationThickness: 2,
      },
      '&:active': { transform: 'none' },
    }),
  },
};
