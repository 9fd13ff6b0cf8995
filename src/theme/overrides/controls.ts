import { FORM_STATE_ATTRIBUTE } from '../../contract';
import type { Components, Theme } from '@mui/material/styles';
import { focusRing, RULE_WIDTH } from '../borders';
import { notchMask } from '../notches';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    ticket: true;
  }
  interface ButtonPropsColorOverrides {
    ochre: true;
  }
}

/** Styles of buttons and icon buttons. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI removes the browser's outline and shows the focus by a ripple or a shadow. This theme
        // has neither, so keyboard users would not see the focus.
        '&:focus-visible': focusRing(theme),
      }),
    },
  },

  /**
   * Buttons, and links that look like buttons. `contained` is for the main action, `outlined` for another
   * action beside it, `text` (underlined) for small actions, `ticket` for the call to action «Empezar».
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
        border: `${RULE_WIDTH}px solid transparent`,
        borderRadius: theme.site.radius.button,
        transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}`,
        '&:active': { transform: 'translateY(1px)' },
        // The button of a form that waits for the app or is being sent (src/forms/LeadForm.tsx). The button is not
        // `disabled`, because it would lose the focus. `&&` has more specificity than the styles of `:hover`, which
        // apply as long as the pointer is on the button.
        [`form[${FORM_STATE_ATTRIBUTE}] &&[type="submit"]`]: {
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.primary.main,
          border: `${RULE_WIDTH}px dashed ${theme.vars.palette.primary.main}`,
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
        // MUI sets `relative` for the ripple, which this theme disables. A browser may round the
        // position of a `relative` box to whole pixels: the button's text and the text beside the button
        // would be at different heights.
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
          textDecorationThickness: RULE_WIDTH,
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
        // A ticket with a notch at both ends. The pseudo-element has the mask, because a mask on the
        // link itself would cut off the focus ring.
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
            '@media (prefers-reduced-motion: no-preference)': {
              transition: `${theme.site.duration.quick}ms ${theme.site.easing}`,
              transitionProperty: 'transform, background-color',
            },
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
        // `palette.ochre` is the same in both schemes, so the text always has the light scheme's
        // colour.
        props: { variant: 'ticket', color: 'ochre' },
        style: ({ theme }) => ({
          color: theme.palette.text.primary,
          '&::before, &:hover::before': { backgroundColor: theme.vars.palette.ochre },
        }),
      },
    ],
  },

  MuiIconButton: {
    // IconButton has a background on hover unless its own `disableRipple` is set; the default of
    // ButtonBase does not count.
    defaultProps: { disableRipple: true, color: 'inherit', size: 'large' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.site.radius.focus }) },
  },
};
