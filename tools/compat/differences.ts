/**
 * Rows of the second table of docs/browsers.md. A key says what differs for a visitor of one of the oldest
 * supported browsers; its value lists the missing features, by their paths in MDN's browser-compat-data. The
 * suite `compat` fails if the site uses a feature that one of these browsers lacks and no row lists.
 */
export const differences: Readonly<Record<string, readonly string[]>> = {
  'The entry script opens and closes the menu': [
    'html.elements.button.command',
    'html.elements.button.commandfor',
    'html.elements.dialog.closedby',
  ],
  'The entry script closes the open answer when another one opens; without JavaScript both stay open':
    ['html.elements.details.name'],
  'The menu opens and closes without an animation': ['css.at-rules.starting-style'],
  'While the menu is open, the page under it can scroll or, in Safari, may move sideways': [
    'css.selectors.has',
    'css.properties.scrollbar-gutter',
  ],
  'In the dialog with a form’s result, MUI’s focus trap alone keeps the focus': [
    'api.HTMLElement.inert',
  ],
  'A page translator may also translate the brand and addresses': [
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
  'Sections appear without an animation': [
    'css.properties.animation-timeline',
    'css.properties.animation-range',
  ],
  'Without JavaScript, buttons that need a script are visible and do nothing': [
    'css.at-rules.media.scripting',
  ],
  'Without JavaScript, the bar of a narrow window has no links, and the contact form has no choice of the visa’s purpose':
    ['css.at-rules.media.scripting'],
  'While the page loads, the chat link in the bar of a narrow window may move': [
    'css.at-rules.media.scripting',
  ],
  'Closed answers are not printed': [
    'css.properties.content-visibility',
    'css.selectors.details-content',
  ],
  'With forced colours, the small drawings above section titles may be invisible': [
    'css.properties.forced-color-adjust',
  ],
  'The lines of a headline may differ more in length, and a paragraph may end with a single word': [
    'css.properties.text-wrap',
  ],
  'Some pictures, numbers and stamps are not tilted': [
    'css.properties.rotate',
    'css.properties.translate',
  ],
  'Selected text and tapped links may have the browser’s own colours': [
    'css.selectors.selection',
    'css.properties.-webkit-tap-highlight-color',
  ],
  'Scrolling beyond the end of the menu may scroll the page': [
    'css.properties.overscroll-behavior',
  ],
  'In a narrow window, a typeface that would cause a layout shift appears only after the next full page load':
    ['api.Window.navigation', 'api.NavigationDestination.url'],
  'The entry script loads React after a pause of 200 ms, not when the browser is idle': [
    'api.Window.requestIdleCallback',
  ],
  'The entry script may load before the preloaded typeface': ['html.elements.script.fetchpriority'],
  'The entry script clicks the submit button of a form that waited for hydration, because `requestSubmit` is missing':
    ['api.HTMLFormElement.requestSubmit'],
  'The request that looks for a new build has no time-out': ['api.AbortSignal.timeout_static'],
  'The Content Security Policy works without Trusted Types': [
    'http.headers.Content-Security-Policy.require-trusted-types-for',
    'http.headers.Content-Security-Policy.trusted-types',
  ],
  'The browser ignores the page’s theme colour and manifest': [
    'html.elements.meta.name.theme-color',
    'html.elements.link.rel.manifest',
  ],
  'A screen keyboard may not begin names with a capital letter': [
    'html.global_attributes.autocapitalize',
  ],
  'The tab may show another icon': ['html.elements.link.rel.icon'],
  'No difference: the browser does not need the feature, or has it under another name': [
    'html.elements.meta.name.viewport',
    'css.at-rules.media.forced-colors',
    'css.properties.color-adjust',
    'css.properties.text-size-adjust',
    'css.properties.overflow-anchor',
    'css.properties.-webkit-mask-composite',
  ],
};
