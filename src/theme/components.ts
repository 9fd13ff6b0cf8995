import type { Components, Theme } from '@mui/material/styles';
import { FORM_STATE_ATTRIBUTE } from '../contract';
import {
  dottedRule,
  focusRing,
  hairline,
  ifHover,
  notchMask,
  perforation,
  RULE_WIDTH,
} from './mixins';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    ticket: true;
  }
  interface ButtonPropsColorOverrides {
    ochre: true;
    brand: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true;
  }
}

/** Styles of MUI's components, except those of forms (formComponents.ts). */
export const components: Components<Theme> = {
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
        minWidth: theme.measures.height.touch,
        minHeight: theme.measures.height.button,
        padding: theme.spacing(1, 3.5),
        textAlign: 'center',
        border: `${RULE_WIDTH}px solid transparent`,
        borderRadius: theme.measures.radius.button,
        transition: `transform ${theme.transitions.duration.shortest}ms ${theme.transitions.easing.easeInOut}`,
        '&:active': { transform: 'translateY(1px)' },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }),
      outlined: { '&, &:hover': { borderColor: 'currentcolor', backgroundColor: 'transparent' } },
      text: ({ theme }) => ({
        ...theme.typography.subtitle2,
        minHeight: theme.measures.height.touch,
        padding: theme.spacing(0.5, 0),
        border: 0,
        textAlign: 'start',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        overflowWrap: 'anywhere',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
        [ifHover]: { '&:hover': { textDecorationThickness: RULE_WIDTH } },
        '&:active': { transform: 'none' },
      }),
    },
    variants: [
      {
        // The button of a form that waits for the app or is being sent (src/forms/MessageForm.tsx). The button is not
        // `disabled`, because it would lose the focus. `&&` has more specificity than the styles of `:hover`, which
        // apply as long as the pointer is on the button.
        props: { type: 'submit' },
        style: ({ theme }) => ({
          [`form[${FORM_STATE_ATTRIBUTE}] &&`]: {
            backgroundColor: theme.vars.palette.background.paper,
            color: theme.vars.palette.primary.main,
            border: `${RULE_WIDTH}px dashed ${theme.vars.palette.primary.main}`,
            cursor: 'progress',
            transform: 'none',
          },
        }),
      },
      {
        props: { size: 'small' },
        style: ({ theme }) => ({
          minHeight: theme.measures.height.field,
          padding: theme.spacing(1, 2.75),
        }),
      },
      {
        // A ticket with a notch at both ends. The pseudo-element has the mask, because a mask on the
        // link itself would cut off the focus ring.
        props: { variant: 'ticket' },
        style: ({ theme }) => ({
          isolation: 'isolate',
          minHeight: theme.measures.height.call,
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
            borderRadius: theme.measures.radius.button,
            backgroundColor: theme.vars.palette.primary.main,
            mask: notchMask(7, '50%'),
            '@media (prefers-reduced-motion: no-preference)': {
              transition: `${theme.transitions.duration.shortest}ms ${theme.transitions.easing.easeInOut}`,
              transitionProperty: 'transform, background-color',
            },
          },
          [ifHover]: {
            '&:hover::before': { backgroundColor: theme.vars.palette.primary.dark },
          },
          '&:active::before': { transform: 'scale(0.97)' },
          '@media (forced-colors: active)': { border: '1px solid' },
        }),
      },
      {
        props: { variant: 'ticket', size: 'small' },
        style: ({ theme }) => ({
          minHeight: theme.measures.height.touch,
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
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.measures.radius.focus }) },
  },

  MuiAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderBottom: perforation(theme),
        backgroundColor: theme.vars.palette.background.default,
        // Without scripts the links are in a second row, and on a phone a third: a sticky bar would cover the headings to
        // which its links lead.
        '@media print, (scripting: none)': { position: 'static' },
      }),
    },
  },

  /** A question of the FAQ with its answer: a `<details>` element (components/Faq.tsx). */
  MuiAccordion: {
    defaultProps: { square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: dottedRule(theme),
        '&::before': { display: 'none' },
        // Prints the answers of closed `<details>` elements too.
        '@media print': {
          '&::details-content': { contentVisibility: 'visible', display: 'block' },
        },
      }),
    },
  },

  /** The site renders no AccordionSummary: a `<summary>` element borrows the name and the slots (components/Faq.tsx). */
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        display: 'flex',
        alignItems: 'center',
        gap: 16,
        minHeight: theme.measures.height.bar,
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        [ifHover]: { '&:hover': { color: theme.vars.palette.primary.main } },
      }),
      content: { flexGrow: 1, margin: '16px 0', font: 'inherit', letterSpacing: 'inherit' },
      expandIconWrapper: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        // Turns the plus into a cross while the answer is open.
        '[open] > * > &': { transform: 'rotate(45deg)' },
        '@media (prefers-reduced-motion: no-preference)': {
          transition: theme.transitions.create('transform', {
            duration: theme.transitions.duration.shortest,
          }),
        },
      }),
    },
  },

  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '0 0 24px', maxWidth: theme.measures.lineLength.text }),
    },
  },

  MuiPaper: {
    // The default variant, `elevation`, would write style attributes, which the Content Security
    // Policy forbids.
    defaultProps: { variant: 'outlined' },
    styleOverrides: { outlined: { border: 0 } },
    variants: [
      {
        props: { variant: 'card' },
        style: ({ theme }) => ({
          border: hairline(theme),
          transition: 'none',
        }),
      },
    ],
  },

  /** The menu of narrow windows: a `<dialog>` with a row of half holes along its left edge. */
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        left: 'auto',
        width: 'min(340px, 88vw)',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        padding: '0 24px 24px 32px',
        // In forced-colours mode the browser draws this transparent border in a visible colour.
        border: '0 solid transparent',
        borderLeftWidth: 1,
        mask: 'radial-gradient(circle 6px at 0 50%, #0000 96%, #000) 0 0 / 100% 24px',
        overscrollBehavior: 'contain',
        '&:not([open])': { display: 'none' },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
        '@media (prefers-reduced-motion: no-preference)': {
          // A browser that does not support `allow-discrete` ignores the whole declaration, and the menu
          // appears without sliding.
          transition: `all ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeInOut} allow-discrete`,
          '&:not([open])': { transform: 'translateX(100%)' },
          '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
        },
      }),
    },
  },

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
