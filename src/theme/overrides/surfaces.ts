import type { Components, Theme } from '@mui/material/styles';
import { dottedRule, hairline, perforation } from '../borders';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true;
  }
}

/** Styles of surfaces. */
export const surfaces: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderBottom: perforation(theme),
        viewTransitionName: 'bar',
        backgroundColor: theme.vars.palette.background.default,
        // Without scripts the links are in a second row, and on a phone a third: a sticky bar would cover the headings to
        // which its links lead.
        '@media print, (scripting: none)': { position: 'static' },
      }),
    },
  },

  /** A question of the FAQ with its answer: a `<details>` element (components/Faq.tsx). */
  MuiAccordion: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: dottedRule(theme),
        '&&': { borderRadius: 0 },
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
        minHeight: theme.site.height.bar,
        cursor: 'pointer',
        userSelect: 'none',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { color: theme.vars.palette.primary.main },
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
      root: ({ theme }) => ({ ...theme.typography.body1, padding: '0 0 24px', maxWidth: '65ch' }),
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
          borderRadius: theme.site.radius.card,
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
        backgroundColor: theme.vars.palette.background.paper,
        mask: 'radial-gradient(circle 6px at 0 50%, #0000 96%, #000) 0 0 / 100% 24px',
        overscrollBehavior: 'contain',
        '&:not([open])': { display: 'none' },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
        '@media (prefers-reduced-motion: no-preference)': {
          // A browser that does not support `allow-discrete` ignores the whole declaration, and the menu
          // appears without sliding.
          transition: `all ${theme.transitions.duration.enteringScreen}ms ${theme.site.easing} allow-discrete`,
          '&:not([open])': { transform: 'translateX(100%)' },
          '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
        },
      }),
    },
  },
};
