import type { CSSObject, Theme } from '@mui/material/styles';
import { MENU_ID } from '../contract';
import { belowBar, focusRing } from './mixins';
import { purposeColours, variableOf } from './palette';

/** Returns the styles of the document and of HTML elements. They follow those of MUI's `CssBaseline`. */
export const baseline = (theme: Theme): CSSObject => ({
  html: {
    // Keeps the target of a link below the sticky bar when the browser scrolls to the target.
    scrollPaddingTop: belowBar(theme, 16),
    // Keeps the focus ring in the window when the browser scrolls to an element at the lower edge.
    scrollPaddingBottom: 12,
    WebkitTapHighlightColor: 'transparent',
    '@media (prefers-reduced-motion: no-preference)': {
      // With a focus ring on the page the visitor uses the keyboard, and Tab has to scroll at once.
      '&:not(:has(:focus-visible))': { scrollBehavior: 'smooth' },
    },
  },
  // Scroll lock while the menu of narrow windows is open. `scrollbarGutter` keeps the width of the
  // hidden scroll bar free: otherwise the page would move sideways.
  [`html:has(#${MENU_ID}[open])`]: { overflow: 'hidden', scrollbarGutter: 'stable' },
  body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
  // Keeps the footer at the lower edge of a window that is higher than the page.
  '@media screen': {
    '#root': { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
    main: { flexGrow: 1 },
  },
  // With enlarged text a word may be wider than its column. Unlike `break-word`, `anywhere` also
  // reduces the min-content width, so the column stays narrow and the word breaks; otherwise the
  // column would grow and the page scroll sideways.
  'main, footer': { overflowWrap: 'anywhere' },
  a: { color: 'inherit' },
  '@keyframes rise': {
    from: { transform: `translateY(${theme.measures.revealOffset.narrow}px)` },
  },
  // `up('menu')` would match at 768 px too, but R-LIMIT-03 requires the narrow values up to and
  // including 768 px.
  [theme.breakpoints.up(theme.breakpoints.values.menu + 1)]: {
    html: { scrollPaddingTop: belowBar(theme, 24) },
    '@keyframes rise': {
      from: { transform: `translateY(${theme.measures.revealOffset.wide}px)` },
    },
  },
  // After a navigation a script focuses a heading, so that a screen reader reads the heading. A
  // focus ring would suggest a control.
  'h1:focus, h2:focus': { outline: 0 },
  'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  'h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  // Safari announces a list without markers as a list only if it has the role.
  '[role="list"]': { listStyle: 'none' },
  ':focus-visible': { ...focusRing(theme), borderRadius: theme.measures.radius.focus },
  // Hides elements that need scripts, such as the menu button and the buttons of the visa's purpose. `html`
  // gives the selector more specificity than the `display` of a component's class.
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
    borderRadius: theme.measures.radius.button,
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
  'main:focus': { outline: 0 },
  // Colour of a purpose of the visa (R-HOME-01), for elements with `data-purpose` and their children.
  ...Object.fromEntries(
    Object.entries(purposeColours).map(([purpose, role]) => [
      `[data-purpose="${purpose}"]`,
      { '--purpose': `var(${variableOf(role)})` },
    ]),
  ),
  '.nowrap': { whiteSpace: 'nowrap' },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Keeps the hidden text out of what the visitor copies, for example the headline.
    userSelect: 'none',
  },
  '::selection': {
    backgroundColor: theme.vars.palette.ochre,
    color: theme.palette.text.primary,
  },
  // Prints the page without controls and elements with `data-screen`, avoids page breaks after headings and within list
  // items, and prints the address after each link to another site in a paragraph of `<main>`, except for the chats, whose
  // address has a message in it (R-DESIGN-07).
  '@media print': {
    // `!important`, because otherwise the `display` of a component's class would win.
    'header ul, header ul ~ *, dialog, summary svg, .MuiButton-ticket, .MuiButton-ticket ~ *, [data-screen]':
      { display: 'none !important' },
    'main section': { paddingBlock: '20px !important' },
    'h1, h2, h3, main section > * > :not(* + *)': { breakAfter: 'avoid' },
    'li, dl > *, .MuiAccordion-root': { breakInside: 'avoid' },
    'main p a[href^=http]:not([href*="//wa.me/"])::after': { content: '" (" attr(href) ")"' },
  },
});
