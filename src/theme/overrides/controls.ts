import type { Components, Theme } from '@mui/material/styles';
import { focusRing, RULE } from '../borders';
import { notchMask } from '../notches';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    ticket: true;
  }
  interface ButtonPropsColorOverrides {
    ochre: true;
  }
}

/** What is pressed. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI takes the browser's ring away and shows focus by a wash that nobody could see here.
        '&:focus-visible': focusRing(theme),
      }),
    },
  },

  /**
   * Every button, and every link that looks like one: `contained` for what matters most, `outlined`
   * beside it, `text` (underlined words) for small repairs, `ticket` for the call to action.
   */
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        gap: theme.spacing(1.25),
        minWidth: theme.site.height.touch,
        minHeight: theme.site.height.button,
        padding: theme.spacing(1, 3.5),
        textAlign: 'center',
        border: `${RULE}px solid transparent`,
        borderRadius: theme.site.radius.button,
        transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}`,
        '&:active': { transform: 'translateY(1px)' },
        // Natively disabled, a button would drop the focus. Above its hover: the pointer is still on it.
        '&&[aria-disabled="true"]': {
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.primary.main,
          border: `${RULE}px dashed ${theme.vars.palette.primary.main}`,
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
        ...theme.typography.subtitle2,
        // MUI's `relative` is for a ripple, and rounds the words off the pixel that text beside them has.
        position: 'static',
        minHeight: theme.site.height.touch,
        padding: theme.spacing(0.5, 0),
        border: 0,
        color: theme.vars.palette.primary.main,
        textAlign: 'start',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        overflowWrap: 'anywhere',
        '&:hover': {
          backgroundColor: 'transparent',
          textDecoration: 'underline',
          textDecorationThickness: RULE,
        },
        '&:active': { transform: 'none' },
      }),
    },
    variants: [
      ...(['contained', 'outlined'] as const).map((variant) => ({
        props: { variant, size: 'small' as const },
        style: ({ theme }: { theme: Theme }) => ({
          minHeight: theme.site.height.field,
          padding: theme.spacing(1, 2.75),
        }),
      })),
      {
        // A stub, notched at both ends. The shape is masked on a pseudo-element, because a mask on the
        // link would cut off its focus ring.
        props: { variant: 'ticket' },
        style: ({ theme }) => ({
          isolation: 'isolate',
          minHeight: theme.site.height.call,
          padding: '12px 36px',
          border: 0,
          fontSize: '1.125rem',
          color: theme.vars.palette.primary.contrastText,
          whiteSpace: 'nowrap',
          '&, &:hover': { backgroundColor: 'transparent' },
          '&:active': { transform: 'none' },
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: -1,
            borderRadius: theme.site.radius.button,
            backgroundColor: theme.vars.palette.primary.main,
            mask: notchMask(7, '50%'),
            transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}, background-color ${theme.site.duration.quick}ms`,
          },
          '&:hover::before': { backgroundColor: theme.vars.palette.primary.dark },
          '&:active::before': { transform: 'scale(0.97)' },
          '@media (forced-colors: active)': { border: '1px solid' },
        }),
      },
      {
        props: { variant: 'ticket', size: 'small' },
        style: ({ theme }) => ({
          minHeight: theme.site.height.touch,
          padding: '8px clamp(14px, 4vw, 20px)',
          fontSize: '1rem',
        }),
      },
      {
        props: { variant: 'ticket', color: 'ochre' },
        style: ({ theme }) => ({
          color: theme.colorSchemes.light?.palette.text.primary,
          '&::before, &:hover::before': { backgroundColor: theme.vars.palette.ochre },
        }),
      },
    ],
  },

  /** An icon to press; `size="large"` is 48 px, and with `edge` its icon is flush with the column. */
  MuiIconButton: {
    // Without a ripple there is no wash on hover either.
    defaultProps: { disableRipple: true, color: 'inherit', size: 'large' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.site.radius.focus }) },
  },
};
