/**
 * What a visitor gets in a stated browser without a feature, and those features, by their path in MDN's
 * browser-compat-data: every feature that the site uses and that one of the stated browsers lacks. The
 * suite `compat` fails on a feature that is missing here.
 */
export const enhancements: Readonly<Record<string, readonly string[]>> = {
  'Nothing: the entry script opens and closes menu and questions; without JavaScript several answers may be open':
    [
      'html.elements.button.command',
      'html.elements.button.commandfor',
      'html.elements.dialog.closedby',
      'html.elements.details.name',
    ],
  'The menu does not slide in, and the page under it scrolls': [
    'css.selectors.has',
    'css.properties.scrollbar-gutter',
    'css.at-rules.starting-style',
  ],
  'MUI’s focus trap alone keeps the focus in a dialog': ['api.HTMLElement.inert'],
  'A translator may also translate brand and addresses': ['html.global_attributes.translate'],
  'The next page takes the place of the last one at once': [
    'api.Document.startViewTransition',
    'api.Element.checkVisibility',
    'api.ViewTransition.ready',
    'api.ViewTransition.skipTransition',
    'api.PopStateEvent.hasUAVisualTransition',
    'css.properties.view-transition-name',
    'css.selectors.view-transition-old',
    'css.selectors.view-transition-new',
  ],
  'Sections are there without being revealed': [
    'css.properties.animation-timeline',
    'css.properties.animation-range',
  ],
  'Without JavaScript, buttons that need it are shown and do nothing': [
    'css.at-rules.media.scripting',
  ],
  'In print, closed answers are left out': [
    'css.properties.content-visibility',
    'css.selectors.details-content',
  ],
  'Forced colours and printers treat drawn marks as any ground': [
    'css.properties.forced-color-adjust',
    'css.properties.color-adjust',
    'css.at-rules.media.forced-colors',
  ],
  'Lines of a headline are of uneven length': ['css.properties.text-wrap'],
  'Pictures hang straight; what is tapped or selected looks as the browser likes': [
    'css.properties.rotate',
    'css.properties.translate',
    'css.selectors.selection',
    'css.properties.-webkit-tap-highlight-color',
    'css.properties.overscroll-behavior',
  ],
  'Nothing: the browser needs no such rule, or has the one without a prefix': [
    'css.properties.text-size-adjust',
    'css.properties.overflow-anchor',
    'css.properties.-webkit-mask-composite',
  ],
  'The app and a phone’s typefaces come a moment later': [
    'api.Window.navigation',
    'api.NavigationDestination.url',
    'api.Window.requestIdleCallback',
    'html.elements.script.fetchpriority',
  ],
  'A message that waited for the app is submitted by its button': [
    'api.HTMLFormElement.requestSubmit',
  ],
  'The question whether the site was published anew has no time-out': [
    'api.AbortSignal.timeout_static',
  ],
  'The policy has the other directives': [
    'http.headers.Content-Security-Policy.require-trusted-types-for',
    'http.headers.Content-Security-Policy.trusted-types',
  ],
  'Desktop browsers have no use for it; the tab has another icon': [
    'html.elements.meta.name.viewport',
    'html.elements.meta.name.theme-color',
    'html.elements.link.rel.icon',
    'html.elements.link.rel.manifest',
    'html.global_attributes.autocapitalize',
  ],
};
