import type { Components, Theme } from '@mui/material/styles';
import { dottedRule, hairline, perforation } from '../borders';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true;
  }
}

/** Styles of surfaces: page column, bar, questions, cards, menu. */
export const surfaces: Components<Theme> = {
  /** The page's column: a margin at both sides, and `site.container` px wide at most. */
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: `min(100% - clamp(32px, 11vw, 48px), ${theme.site.container}px)`,
      }),
    },
  },

  MuiAppBar: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderBottom: perforation(theme),
        viewTransitionName: 'bar',
        // In the dark scheme MUI gives the bar `background.paper`, the colour of raised surfaces.
        '&&': { backgroundColor: theme.vars.palette.background.default },
        '@media print': { position: 'static' },
      }),
    },
  },

  /** A question with its answer: a `<details>` element (components/Faq.tsx). */
  MuiAccordion: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: dottedRule(theme),
        '&&': { borderRadius: 0 },
        '&::before': { display: 'none' },
        // Prints the answers of closed questions too.
        '@media print': {
          '&::details-content': { contentVisibility: 'visible', display: 'block' },
        },
      }),
    },
  },

  /** The question, which opens its answer; its plus icon turns into a cross. */
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

  /** A surface on the page's background: `variant="card"` has a border and round corners. */
  MuiPaper: {
    // MUI's `elevation` variant writes a style attribute, which the Content Security Policy forbids.
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

  /** The phone's menu: a `<dialog>` (components/Menu.tsx) with half holes along its left edge. */
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        left: 'auto',
        width: 'min(340px, 88vw)',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        padding: '0 24px 24px 32px',
        // With forced colours the browser draws this border in a visible colour.
        border: '0 solid transparent',
        borderLeftWidth: 1,
        backgroundColor: theme.vars.palette.background.paper,
        mask: 'radial-gradient(circle 6px at 0 50%, #0000 96%, #000) 0 0 / 100% 24px',
        overscrollBehavior: 'contain',
        '&:not([open])': { display: 'none' },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
        '@media (prefers-reduced-motion: no-preference)': {
          // Browsers without `allow-discrete` ignore the declaration, and the menu opens without
          // sliding.
          transition: `all ${theme.transitions.duration.enteringScreen}ms ${theme.site.easing} allow-discrete`,
          '&:not([open])': { transform: 'translateX(100%)' },
          '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
        },
      }),
    },
  },
};
