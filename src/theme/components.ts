import type { Components, Theme } from '@mui/material/styles';
import { belowTheFold } from './belowTheFold';
import { print } from './print';

const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: {
      // Anchors land below the bar, never under it.
      scrollPaddingTop: '5.5rem',
      // A ring at the lower edge is seen whole.
      scrollPaddingBottom: 12,
      WebkitTapHighlightColor: 'transparent',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
    // With enlarged text a column may be narrower than a word: the word gives way, not the page.
    'main, footer': { overflowWrap: 'anywhere' },
    a: { color: 'inherit' },
    '@keyframes rise': {
      from: { transform: `translateY(${theme.site.revealOffset.narrow}px)` },
    },
    [theme.breakpoints.up('md')]: {
      '@keyframes rise': {
        from: { transform: `translateY(${theme.site.revealOffset.wide}px)` },
      },
    },
    // From page to page: the last one is gone before the next has settled; the bar stays.
    '::view-transition-old(root)': { animation: `leave ${theme.site.duration.quick}ms both` },
    '::view-transition-new(root)': {
      animation: `leave ${theme.site.duration.settle}ms reverse both, rise ${theme.site.duration.settle}ms ${theme.site.easing}`,
    },
    '@keyframes leave': { to: { opacity: 0 } },
    // Headings take the focus only from scripts, to be read out; a ring would suggest a control.
    'h1:focus, h2:focus': { outline: 0 },
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
      // `html`, to outweigh the display that a part sets by its own class.
      'html [data-only="no-app"]': { display: 'block' },
      'html [data-only="app"]': { display: 'none' },
    },
    ...belowTheFold,
    '.skip-link': {
      ...theme.typography.button,
      position: 'fixed',
      zIndex: theme.zIndex.tooltip,
      top: 8,
      left: 8,
      padding: '12px 20px',
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      borderRadius: theme.shape.borderRadius,
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    },
    'main:focus': { outline: 0 },
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
    ...print,
  }),
};

const MuiAppBar: Components<Theme>['MuiAppBar'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      color: theme.vars.palette.text.primary,
      borderBottom: `2px dashed ${theme.vars.palette.divider}`,
      viewTransitionName: 'bar',
      // MUI paints the dark bar as raised paper.
      '&&': { backgroundColor: theme.vars.palette.background.default },
      '@media print': { position: 'static' },
    }),
  },
};

const MuiAccordion: Components<Theme>['MuiAccordion'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      '&&': { borderRadius: 0 },
      backgroundColor: 'transparent',
      borderBottom: `2px dotted ${theme.vars.palette.fieldBorder}`,
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

const MuiAccordionSummary: Components<Theme>['MuiAccordionSummary'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.h3,
      minHeight: 64,
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

const MuiAccordionDetails: Components<Theme>['MuiAccordionDetails'] = {
  styleOverrides: {
    root: ({ theme }) => ({ ...theme.typography.body1, padding: '0 0 24px', maxWidth: '65ch' }),
  },
};

const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
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

const MuiPaper: Components<Theme>['MuiPaper'] = {
  // The `elevation` variant writes its shadow into a style attribute, which the policy forbids.
  defaultProps: { variant: 'outlined' },
  styleOverrides: { outlined: { border: 0 } },
};

const MuiDrawer: Components<Theme>['MuiDrawer'] = {
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

/** How MUI's parts look on this site; every colour comes from the palette. */
export const componentOverrides: Components<Theme> = {
  MuiAccordion,
  MuiAccordionDetails,
  MuiAccordionSummary,
  MuiAppBar,
  MuiButtonBase,
  MuiCssBaseline,
  MuiDrawer,
  MuiPaper,
};
