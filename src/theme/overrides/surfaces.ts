import type { Components, Theme } from '@mui/material/styles';
import { hairline, perforation } from '../lines';
import { faqAnswer, faqItem, faqMark, faqQuestion, menuPaper } from '../nativeParts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true;
  }
}

/** What lies under the words. */
export const surfaces: Components<Theme> = {
  /** The page's column: air at both sides, `site.container` px at the most. */
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
        // MUI paints the dark bar as raised paper.
        '&&': { backgroundColor: theme.vars.palette.background.default },
        '@media print': { position: 'static' },
      }),
    },
  },

  MuiAccordion: {
    styleOverrides: {
      root: (props) => ({
        ...faqItem(props),
        '&&': { borderRadius: 0 },
        '&::before': { display: 'none' },
        // Answers are read in print.
        '@media print': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
      }),
    },
  },

  MuiAccordionSummary: {
    styleOverrides: {
      root: faqQuestion,
      content: { margin: '16px 0' },
      expandIconWrapper: faqMark,
    },
  },

  MuiAccordionDetails: {
    styleOverrides: { root: faqAnswer },
  },

  /** Paper of its own on the page's: `variant="card"` has an edge and round corners. */
  MuiPaper: {
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
  },

  MuiDrawer: {
    styleOverrides: { paper: menuPaper },
  },
};
