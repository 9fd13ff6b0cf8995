import type { Components, Theme } from '@mui/material/styles';
import { dottedRule, hairline, perforation } from '../lines';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true;
  }
}

/** The page's column: air at both sides, `site.container` px at the most. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: {
    root: ({ theme }) => ({
      width: `min(100% - clamp(32px, 11vw, 48px), ${theme.site.container}px)`,
    }),
  },
};

export const MuiAppBar: Components<Theme>['MuiAppBar'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      color: theme.vars.palette.text.primary,
      borderBottom: perforation(theme),
      viewTransitionName: 'bar',
      // MUI paints the dark bar as raised paper.
      '&&': { backgroundColor: theme.vars.palette.background.default },
      '@media print': { position: 'static' },
    }),
  },
};

export const MuiAccordion: Components<Theme>['MuiAccordion'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      '&&': { borderRadius: 0 },
      backgroundColor: 'transparent',
      borderBottom: dottedRule(theme),
      '&::before': { display: 'none' },
      // Answers are read in print, and where the app cannot open them.
      '@media print': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
      '@media (scripting: none)': {
        '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' },
      },
      'html[data-app="failed"] & .MuiCollapse-root': { height: 'auto', visibility: 'visible' },
    }),
  },
};

export const MuiAccordionSummary: Components<Theme>['MuiAccordionSummary'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.h3,
      minHeight: theme.site.height.bar,
      padding: 0,
      gap: 16,
      '&:hover': { color: theme.vars.palette.primary.main },
    }),
    content: { margin: '16px 0' },
    expandIconWrapper: ({ theme }) => ({
      color: theme.vars.palette.primary.main,
      '&.Mui-expanded': { transform: 'rotate(45deg)' },
    }),
  },
};

export const MuiAccordionDetails: Components<Theme>['MuiAccordionDetails'] = {
  styleOverrides: {
    root: ({ theme }) => ({ ...theme.typography.body1, padding: '0 0 24px', maxWidth: '65ch' }),
  },
};

/** Paper of its own on the page's: `variant="card"` has an edge and round corners. */
export const MuiPaper: Components<Theme>['MuiPaper'] = {
  // The `elevation` variant writes its shadow into a style attribute, which the policy forbids.
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
};

export const MuiDrawer: Components<Theme>['MuiDrawer'] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      width: 'min(340px, 88vw)',
      padding: '0 24px 24px 32px',
      backgroundColor: theme.vars.palette.background.paper,
      // A page torn out along its perforation.
      mask: 'radial-gradient(circle 6px at 0 50%, #0000 96%, #000) 0 0 / 100% 24px',
    }),
  },
};
