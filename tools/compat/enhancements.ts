/** What visitors get in a stated browser that lacks these features of browser-compat-data. */
interface Enhancement {
  readonly features: readonly string[];
  readonly instead: string;
}

/**
 * Features that the site uses and that at least one of the stated browsers lacks. A feature that is not
 * here and that a stated browser lacks fails the suite `compat`.
 */
export const enhancements: readonly Enhancement[] = [
  {
    features: [
      'html.elements.button.command',
      'html.elements.button.commandfor',
      'html.elements.dialog.closedby',
      'html.elements.details.name',
    ],
    instead:
      'Nothing: the entry script opens and closes menu and questions; without JavaScript several answers may be open',
  },
  {
    features: [
      'css.selectors.has',
      'css.properties.scrollbar-gutter',
      'css.at-rules.starting-style',
    ],
    instead: 'The menu does not slide in, and the page under it scrolls',
  },
  {
    features: ['api.HTMLElement.inert'],
    instead: 'MUI’s focus trap alone keeps the focus in a dialog',
  },
  {
    features: ['html.global_attributes.translate'],
    instead: 'A translator may also translate brand and addresses',
  },
  {
    features: [
      'api.Document.startViewTransition',
      'api.Element.checkVisibility',
      'api.ViewTransition.ready',
      'api.ViewTransition.skipTransition',
      'api.PopStateEvent.hasUAVisualTransition',
      'css.properties.view-transition-name',
      'css.selectors.view-transition-old',
      'css.selectors.view-transition-new',
    ],
    instead: 'The next page takes the place of the last one at once',
  },
  {
    features: ['css.properties.animation-timeline', 'css.properties.animation-range'],
    instead: 'Sections are there without being revealed',
  },
  {
    features: ['css.at-rules.media.scripting'],
    instead: 'Without JavaScript, buttons that need it are shown and do nothing',
  },
  {
    features: ['css.properties.content-visibility', 'css.selectors.details-content'],
    instead: 'In print, closed answers are left out',
  },
  {
    features: [
      'css.properties.forced-color-adjust',
      'css.properties.color-adjust',
      'css.at-rules.media.forced-colors',
    ],
    instead: 'Forced colours and printers treat drawn marks as any ground',
  },
  {
    features: ['css.properties.text-wrap'],
    instead: 'Lines of a headline are of uneven length',
  },
  {
    features: [
      'css.properties.rotate',
      'css.properties.translate',
      'css.selectors.selection',
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.overscroll-behavior',
    ],
    instead: 'Pictures hang straight; what is tapped or selected looks as the browser likes',
  },
  {
    features: [
      'css.properties.text-size-adjust',
      'css.properties.overflow-anchor',
      'css.properties.-webkit-mask-composite',
    ],
    instead: 'Nothing: the browser needs no such rule, or has the one without a prefix',
  },
  {
    features: [
      'api.Window.navigation',
      'api.NavigationDestination.url',
      'api.Window.requestIdleCallback',
      'html.elements.script.fetchpriority',
    ],
    instead: 'The app and a phone’s typefaces come a moment later',
  },
  {
    features: ['api.HTMLFormElement.requestSubmit'],
    instead: 'A message that waited for the app is submitted by its button',
  },
  {
    features: ['api.AbortSignal.timeout_static'],
    instead: 'The question whether the site was published anew has no time-out',
  },
  {
    features: [
      'http.headers.Content-Security-Policy.require-trusted-types-for',
      'http.headers.Content-Security-Policy.trusted-types',
    ],
    instead: 'The policy has the other directives',
  },
  {
    features: [
      'html.elements.meta.name.viewport',
      'html.elements.meta.name.theme-color',
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.global_attributes.autocapitalize',
    ],
    instead: 'Desktop browsers have no use for it; the tab has another icon',
  },
];
