import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../borders';
import { print } from '../print';

/**
 * Styles of the document: elements, focus ring, page transitions, print, and pages without scripts.
 */
export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: {
      // A section that a link leads to stops below the sticky bar, which is 64 px high
      // (`site.height.bar`).
      scrollPaddingTop: '5rem',
      // Room for the focus ring of an element that the browser scrolls to the window's lower edge.
      scrollPaddingBottom: 12,
      WebkitTapHighlightColor: 'transparent',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    // Scroll lock while the menu is open. The gutter keeps the scroll bar's width free, so that the
    // page does not shift.
    'html:has(#menu[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
    body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
    // With enlarged text a word may be wider than its column: it breaks, because the page would
    // scroll sideways otherwise.
    'main, footer': { overflowWrap: 'anywhere' },
    a: { color: 'inherit' },
    '@keyframes rise': {
      from: { transform: `translateY(${theme.site.revealOffset.narrow}px)` },
    },
    // 1 px above the breakpoint, because the narrow values hold at 768 px itself too (R-LIMIT-03).
    [theme.breakpoints.up(theme.breakpoints.values.menu + 1)]: {
      html: { scrollPaddingTop: '5.5rem' },
      '@keyframes rise': {
        from: { transform: `translateY(${theme.site.revealOffset.wide}px)` },
      },
    },
    // Page transition: the old page fades out quickly while the next one rises. The bar has a view
    // transition name of its own (surfaces.ts) and stays in place.
    '::view-transition-old(root)': { animation: `leave ${theme.site.duration.quick}ms both` },
    '::view-transition-new(root)': {
      animation: `leave ${theme.site.duration.slow}ms reverse both, rise ${theme.site.duration.slow}ms ${theme.site.easing}`,
    },
    '@keyframes leave': { to: { opacity: 0 } },
    // Scripts focus a heading so that a screen reader reads it; a focus ring would suggest a control.
    'h1:focus, h2:focus': { outline: 0 },
    'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
    'h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
    ':focus-visible': { ...focusRing(theme), borderRadius: theme.site.radius.focus },
    // Controls that do nothing without scripts. `html` makes the selector outrank a component's
    // class.
    '@media (scripting: none)': { 'html [data-requires-script]': { display: 'none' } },
    '.skip-link': {
      ...theme.typography.button,
      position: 'fixed',
      zIndex: theme.zIndex.tooltip,
      top: 8,
      left: 8,
      padding: '12px 20px',
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      borderRadius: theme.site.radius.button,
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    },
    'main:focus': { outline: 0 },
    '.nowrap': { whiteSpace: 'nowrap' },
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
