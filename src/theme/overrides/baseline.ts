import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../borders';
import { print } from '../print';

/** What the whole document has: elements, focus, page changes, stand-ins for scripts. */
export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: {
      // Sections land below the bar, never under it; a few px closer to it up to 768 px of width.
      scrollPaddingTop: '5rem',
      // A ring at the lower edge is seen whole.
      scrollPaddingBottom: 12,
      WebkitTapHighlightColor: 'transparent',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    // The page under the menu does not scroll, and keeps its scroll bar's place.
    'html:has(#menu[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
    body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
    // With enlarged text a column may be narrower than a word: the word gives way, not the page.
    'main, footer': { overflowWrap: 'anywhere' },
    a: { color: 'inherit' },
    '@keyframes rise': {
      from: { transform: `translateY(${theme.site.revealOffset.narrow}px)` },
    },
    // 768 px itself is narrow.
    [theme.breakpoints.up(theme.breakpoints.values.menu + 1)]: {
      html: { scrollPaddingTop: '5.5rem' },
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
    ':focus-visible': { ...focusRing(theme), borderRadius: theme.site.radius.focus },
    // What cannot answer without a script.
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
