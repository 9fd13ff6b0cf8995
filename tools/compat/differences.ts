/**
 * Rows of the second table of docs/browsers.md. A key says what differs for a visitor of one of the oldest
 * supported browsers; its value lists the missing features, by their paths in MDN's browser-compat-data. The
 * suite `compat` fails if usedFeatures.ts finds a feature that one of these browsers lacks and this file does
 * not list.
 */
export const differences: Readonly<Record<string, readonly string[]>> = {
  'The entry script, not the browser, opens and closes the menu': [
    'html.elements.button.command',
    'html.elements.button.commandfor',
    'html.elements.dialog.closedby',
  ],
  'The entry script closes the open answer of the FAQ when another answer opens; without JavaScript both stay open':
    ['html.elements.details.name'],
  'The menu opens and closes without an animation': ['css.at-rules.starting-style'],
  'While the menu is open, the page behind it can scroll or, in Safari, may shift sideways': [
    'css.selectors.has',
    'css.properties.scrollbar-gutter',
  ],
  'The page behind the dialog with a form’s result is not inert; only MUI’s focus trap keeps the focus in the dialog':
    ['api.HTMLElement.inert'],
  'A page translator may also translate the brand, contact addresses and numbers': [
    'html.global_attributes.translate',
  ],
  'The next page appears without a view transition': [
    'api.Document.startViewTransition',
    'api.Element.checkVisibility',
    'api.ViewTransition.ready',
    'api.ViewTransition.skipTransition',
    'api.PopStateEvent.hasUAVisualTransition',
    'css.properties.view-transition-name',
    'css.selectors.view-transition-old',
    'css.selectors.view-transition-new',
  ],
  'Sections do not rise when the visitor scrolls to them': [
    'css.properties.animation-timeline',
    'css.properties.animation-range',
  ],
  'Without JavaScript, buttons that need a script are visible but do nothing': [
    'css.at-rules.media.scripting',
  ],
  'Without JavaScript, the navigation bar of a narrow window has no links to sections, and visitors cannot choose the visa’s purpose in the contact form':
    ['css.at-rules.media.scripting'],
  'While the page loads, «Empezar» in the navigation bar of a narrow window may move': [
    'css.at-rules.media.scripting',
  ],
  'Closed answers of the FAQ are not printed': [
    'css.properties.content-visibility',
    'css.selectors.details-content',
  ],
  'With forced colours, the small drawings at section titles may be invisible': [
    'css.properties.forced-color-adjust',
  ],
  'The lines of a headline may differ more in length, and a paragraph may end with a single word': [
    'css.properties.text-wrap',
  ],
  'Some pictures, numbers and stamps are neither tilted nor shifted': [
    'css.properties.rotate',
    'css.properties.translate',
  ],
  'Selected text and tapped links may have the browser’s own colours': [
    'css.selectors.selection',
    'css.properties.-webkit-tap-highlight-color',
  ],
  'Scrolling beyond the end of the menu may scroll the page behind it': [
    'css.properties.overscroll-behavior',
  ],
  'In a window below 600 px, a typeface that would cause a layout shift is used only when the browser loads another document':
    ['api.Window.navigation', 'api.NavigationDestination.url'],
  'The entry script loads React after a pause of 200 ms, not when the browser is idle': [
    'api.Window.requestIdleCallback',
  ],
  'The entry script loads without a low priority and may delay the preloaded typeface': [
    'html.elements.script.fetchpriority',
  ],
  'The entry script submits a form that waited for hydration by a click on the form’s button, because `requestSubmit` is missing':
    ['api.HTMLFormElement.requestSubmit'],
  'If the code of a page cannot be loaded, the request that looks for a new build has no time-out':
    ['api.AbortSignal.timeout_static'],
  'The browser ignores the Trusted Types of the Content Security Policy': [
    'http.headers.Content-Security-Policy.require-trusted-types-for',
    'http.headers.Content-Security-Policy.trusted-types',
  ],
  'The browser ignores the page’s theme colour and manifest': [
    'html.elements.meta.name.theme-color',
    'html.elements.link.rel.manifest',
  ],
  'The keyboard on the screen may not begin names with a capital letter': [
    'html.global_attributes.autocapitalize',
  ],
  'The browser may show another icon of the site': ['html.elements.link.rel.icon'],
};

/** Missing features without a difference: the browser does not need them, or has them under another name. */
export const unneededFeatures: readonly string[] = [
  'html.elements.meta.name.viewport',
  'css.at-rules.media.forced-colors',
  'css.properties.color-adjust',
  'css.properties.text-size-adjust',
  'css.properties.overflow-anchor',
  'css.properties.-webkit-mask-composite',
];
