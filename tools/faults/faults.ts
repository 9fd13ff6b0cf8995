/** A fault that a developer may introduce, and the test that has to fail because of the fault. */
export interface Fault {
  /** Effect of the fault on a visitor or an owner. */
  readonly what: string;
  readonly file: string;
  /** Code that the file contains exactly once. The faulty code `to` replaces it. */
  readonly from: string;
  readonly to: string;
  /** Path of the test file in `__tests__`. */
  readonly suite: string;
  /** Part of the test's full title, which begins with the titles of the `describe` blocks. */
  readonly test: string;
}

export const faults: readonly Fault[] = [
  {
    what: '«Borrar todo» empties a form that is being sent',
    file: 'src/forms/sending/useLeadForm.ts',
    from: '      if (isSending()) return;\n      resetForm();',
    to: '      resetForm();',
    suite: 'forms/drafts.test.tsx',
    test: '«Borrar todo» changes nothing while the form is being sent',
  },
  {
    what: 'the summary marks an error as corrected when it became another error',
    file: 'src/forms/rules/ErrorSummary.tsx',
    from: 'const corrected = !errors[name];',
    to: 'const corrected = errors[name] !== error;',
    suite: 'forms/forms.test.tsx',
    test: 'the summary marks a field as corrected',
  },
  {
    what: 'Enviar does nothing for 30 s on a page that is restored from the back/forward cache',
    file: 'src/boot/beforeHydration/holdSubmit.ts',
    from: '    sentAt = -SENDING_MS;\n    // While the visitor leaves',
    to: '    // While the visitor leaves',
    suite: 'boot/holdSubmit.test.ts',
    test: 'on a page from the back/forward cache',
  },
  {
    what: 'a message that was made incomplete is sent when its page is left',
    file: 'src/boot/beforeHydration/holdSubmit.ts',
    from: 'if (form?.checkValidity()) navigator',
    to: 'if (form) navigator',
    suite: 'boot/holdSubmit.test.ts',
    test: 'no beacon posts a waiting form that was made incomplete',
  },
  {
    what: 'before hydration the counter counts an emoji as one character',
    file: 'src/boot/beforeHydration/handleEvents.ts',
    from: 'String(value.length)',
    to: 'String([...value].length)',
    suite: 'boot/handleEvents.test.tsx',
    test: 'the counter counts «Hola 👋»',
  },
  {
    what: 'the failure of an abandoned navigation causes a request for the build of the server',
    file: 'src/navigation/SiteRouter.tsx',
    from: 'if (!isLatest() || (await reloadIfStale(isLatest))) return;',
    to: 'if ((await reloadIfStale(isLatest)) || !isLatest()) return;',
    suite: 'navigation/App.test.tsx',
    test: 'causes no error screen and no request for the build',
  },
  {
    what: 'the current page is reloaded because an abandoned navigation asked for the build',
    file: 'src/navigation/staleBuild.ts',
    from: '!isWanted() ||\n      !serverBuild ||',
    to: '!serverBuild ||',
    suite: 'navigation/App.test.tsx',
    test: 'the document is not reloaded',
  },
  {
    what: 'after one back gesture no page transition is animated',
    file: 'src/navigation/SiteRouter.tsx',
    from: '      hasBrowserTransition = false;\n',
    to: '',
    suite: 'navigation/pageTransitions.test.tsx',
    test: 'back gesture has animated has no view transition; the next page has one',
  },
  {
    what: 'a form waits 300 ms instead of 3 s for its answer after the device wakes up',
    file: 'src/forms/sending/submission.ts',
    from: 'wakingMs = 3_000',
    to: 'wakingMs = 300',
    suite: 'forms/submission.test.ts',
    test: 'fails 3 s after the page resumes',
  },
  {
    what: 'the visa is valid for as many years as the team has worked',
    file: 'src/content/faq.ts',
    from: "'La de turismo y negocios (B1/B2) vale hasta 10\\u00a0años",
    to: "'La de turismo y negocios (B1/B2) vale hasta 5\\u00a0años",
    suite: 'content/content.test.ts',
    test: 'the visa is valid for 10 years independently of',
  },
  {
    what: 'forms may be sent to the counter',
    file: 'tools/build/headers.ts',
    from: '`form-action ${sources(formEndpoint)}`',
    to: '`form-action ${sources(formEndpoint, counterUrl)}`',
    suite: 'tools/headers.test.ts',
    test: 'with a form service and a counter',
  },
  {
    what: 'pages may use the microphone and USB',
    file: 'tools/build/headers.ts',
    from: 'microphone=(), payment=(), usb=()',
    to: 'payment=()',
    suite: 'tools/headers.test.ts',
    test: 'the security headers of every answer',
  },
  {
    what: '`--check` praises pages that name another address',
    file: 'tools/release/check/checks.ts',
    from: 'parseUrl(canonical)?.origin === origin',
    to: 'Boolean(parseUrl(canonical))',
    suite: 'tools/check.test.ts',
    test: 'at another origin only the canonical URL is wrong',
  },
  {
    what: '`--check` with an IP address ends in a stack trace',
    file: 'tools/release/check/checks.ts',
    from: 'IP_ADDRESS.test(hostname)',
    to: 'IP_ADDRESS.test(site.href)',
    suite: 'tools/check.test.ts',
    test: 'at https://192.0.2.7',
  },
  {
    what: 'a release with a style sheet of another host',
    file: 'tools/release/builtSite.ts',
    from: 'link[href]:not([rel="canonical"]), use[href]',
    to: 'use[href]',
    suite: 'tools/release.test.ts',
    test: 'a style sheet of another origin is refused',
  },
  {
    what: 'a release that preloads an image which is not there',
    file: 'tools/release/builtSite.ts',
    from: "['srcset', 'imagesrcset']",
    to: "['srcset']",
    suite: 'tools/release.test.ts',
    test: 'a missing preloaded image',
  },
  {
    what: 'after a return from another site, the next step back shows the top of home',
    file: 'src/navigation/ScrollManager.tsx',
    from: '  restorePositions();\n  const top',
    to: "  if (history.scrollRestoration === 'manual') restorePositions();\n  const top",
    suite: 'browser/navigation.test.ts',
    test: 'back from another document restores the scroll position',
  },
  {
    what: 'the entry script requests a chunk of the app only after the previous chunk has loaded',
    file: 'src/entry-client.ts',
    from: 'for (const href of [app, ...chunks]) {',
    to: 'for (const href of [app]) {',
    suite: 'browser/chunks.test.ts',
    test: 'the entry script requests all chunks of the page',
  },
  {
    what: 'an open menu stays open in a window that has grown',
    file: 'src/boot/controlFallbacks.ts',
    from: 'button?.getClientRects().length === 0',
    to: 'button?.getClientRects().length === 1',
    suite: 'browser/controls.test.ts',
    test: 'an open menu closes when the window grows',
  },
  {
    what: 'a printed page has no answers',
    file: 'src/theme/overrides/surfaces.ts',
    from: "'&::details-content': { contentVisibility: 'visible', display: 'block' },",
    to: '',
    suite: 'browser/reflow.test.ts',
    test: 'inicio R-DESIGN-07: print shows every answer',
  },
  {
    what: 'links of the footer are 31 px high from 1024 to 1199 px',
    file: 'src/components/Footer.tsx',
    from: '    textUnderlineOffset: 4,\n',
    to: "    textUnderlineOffset: 4,\n    '@media (min-width: 1024px) and (max-width: 1199px)': { minHeight: 31 },\n",
    suite: 'browser/reflow.test.ts',
    test: 'acerca R-A11Y-04, R-A11Y-05: targets measure 44 px',
  },
  {
    what: 'a page whose app has crashed accepts an empty form',
    file: 'src/boot/RootErrorBoundary.tsx',
    from: "  for (const form of container.querySelectorAll('form')) form.noValidate = false;\n",
    to: '',
    suite: 'browser/crashes.test.ts',
    test: 'contacto: an error during hydration leaves the prerendered page usable',
  },
];
