/**
 * What a visitor gets in a stated browser without a feature, and those features, by their path in MDN's
 * browser-compat-data: every feature that the site uses and that one of the stated browsers lacks. The
 * suite `compat` fails on a feature that is missing here.
 */
export const enhancements: Readonly<Record<string, readonly string[]>> = {
  'The entry script opens and closes menu and questions; without JavaScript several answers may be open at once':
    [
      'html.elements.button.command',
      'html.elements.button.commandfor',
      'html.elements.dialog.closedby',
      'html.elements.details.name',
    ],
  'The menu appears without an animation, and the page under it scrolls': [
    'css.selectors.has',
    'css.properties.scrollbar-gutter',
    'css.at-rules.starting-style',
  ],
  'Only MUI’s focus trap keeps the focus in the result’s dialog': ['api.HTMLElement.inert'],
  'A translator may also translate brand and addresses': ['html.global_attributes.translate'],
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
  'Closed answers are not printed': [
    'css.properties.content-visibility',
    'css.selectors.details-content',
  ],
  'In print and with forced colours the browser may leave out or recolour the backgrounds of marks':
    [
      'css.properties.forced-color-adjust',
      'css.properties.color-adjust',
      'css.at-rules.media.forced-colors',
    ],
  'The lines of a headline differ in length': ['css.properties.text-wrap'],
  'Pictures are not tilted; taps, selected text and overscrolling look as the browser’s default': [
    'css.properties.rotate',
    'css.properties.translate',
    'css.selectors.selection',
    'css.properties.-webkit-tap-highlight-color',
    'css.properties.overscroll-behavior',
  ],
  'No difference: the browser does not need the rule, or supports it without the prefix': [
    'css.properties.text-size-adjust',
    'css.properties.overflow-anchor',
    'css.properties.-webkit-mask-composite',
  ],
  'The app and the typefaces of a narrow window load a little later': [
    'api.Window.navigation',
    'api.NavigationDestination.url',
    'api.Window.requestIdleCallback',
    'html.elements.script.fetchpriority',
  ],
  'The entry script submits a held form by a click on its button': [
    'api.HTMLFormElement.requestSubmit',
  ],
  'The request that looks for a new build has no time-out': ['api.AbortSignal.timeout_static'],
  'The Content Security Policy works without Trusted Types': [
    'http.headers.Content-Security-Policy.require-trusted-types-for',
    'http.headers.Content-Security-Policy.trusted-types',
  ],
  'The browser ignores viewport, theme colour, manifest or capitalization; the tab has another icon':
    [
      'html.elements.meta.name.viewport',
      'html.elements.meta.name.theme-color',
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.global_attributes.autocapitalize',
    ],
};
