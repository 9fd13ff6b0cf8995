import type { BrowserContextOptions } from 'playwright-core';
import {
  injectAxe,
  runAxe,
  listsWithoutRole,
  smallTargets,
  storedNames,
  classesWithoutRule,
} from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import {
  looksLikeAnother,
  menuBreakpoint,
  pagePaths,
  pageStates,
  settled,
  type PageState,
} from '../support/states';

/**
 * Checks each state of a page: axe, the policy (the browser logs its violations), target sizes, a CSS rule for each
 * class, and the names of stored items.
 */

const browser = suiteBrowser();

/** A visitor's settings and screens. */
interface View {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Widths in px, and text sizes in %. */
  readonly sizes: readonly { width: number; text: number }[];
}

const sizes = [320, 360, 768, 1440].flatMap((width) => [100, 200].map((text) => ({ width, text })));
const isNormalAt = (width: number) => (size: (typeof sizes)[number]) =>
  size.width === width && size.text === 100;

const views = cases<View>(
  [
    {
      name: 'claro',
      // Without `reduce`, what is below the window is moved (`rise`), and axe finds it over the next section.
      options: { colorScheme: 'light', reducedMotion: 'reduce' },
      sizes: cases(sizes, isNormalAt(360)),
    },
    {
      name: 'oscuro',
      options: { colorScheme: 'dark', reducedMotion: 'reduce' },
      sizes: cases(sizes, isNormalAt(1440)),
    },
    {
      name: 'colores forzados',
      options: { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' },
      sizes,
    },
  ],
  ({ name }) => name !== 'colores forzados',
);

/** Rules that are off with forced colours: axe reads computed colours, and the browser paints others. */
const contrastRules = ['color-contrast', 'color-contrast-enhanced'];

/**
 * Results that axe leaves undecided: hidden content, the contrast of texts on gradients and pseudo-elements
 * (src/theme/contrasts.ts has these), the focus in MUI's dialogs (keyboard.test.ts checks it).
 */
const undecided =
  /^(hidden-content: |color-contrast(-enhanced)?: .*(pseudo element|background gradient)|aria-hidden-focus: #root )/;

/** What the site may store (docs/architecture.md, «Storage»). */
const documentedKeys = /^sessionStorage ((borrador|enviando):(agencia|contacto)|scroll|build)$/;

/** Returns the problems of a state for one visitor, at each size. */
async function audit(state: PageState, { name, options, sizes }: View): Promise<string[]> {
  const sizesWithState = sizes.filter(({ width }) => state.existsAt?.(width) ?? true);
  // A state that exists at none of these widths, such as the open menu, is checked just below the breakpoint.
  const testedSizes = sizesWithState.length
    ? sizesWithState
    : [{ width: menuBreakpoint - 1, text: 100 }];
  const page = await browser.open(state.path, {
    ...options,
    viewport: { width: testedSizes[0]!.width, height: 800 },
    prepare: state.prepare,
  });
  await state.enter?.(page);
  await settled(page);
  const wrong = [
    ...(await classesWithoutRule(page)).map((rule) => `no rule for ${rule}`),
    ...(await listsWithoutRole(page)),
    ...(await storedNames(page)).filter((key) => !documentedKeys.test(key)),
  ];
  await injectAxe(page);
  for (const { width, text } of testedSizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    await settled(page);
    const { violations, incomplete } = await runAxe(
      page,
      options.forcedColors ? contrastRules : [],
    );
    const small = text === 100 ? await smallTargets(page) : [];
    wrong.push(
      ...[...violations, ...incomplete.filter((line) => !undecided.test(line)), ...small].map(
        (line) => `${width} px, ${text} %: ${line}`,
      ),
    );
  }
  await page.context().close();
  return wrong.map((line) => `${name}: ${line}`);
}

test.each(cases(pageStates, ({ name }) => !looksLikeAnother(name)))(
  'R-A11Y-01, R-A11Y-03, R-A11Y-04, R-SEC-01, R-SITE-06, R-SEC-03: axe and the checks of policy, targets, styles and storage find no problem in «$name»',
  async (state) => {
    // Allows the console lines that the state causes on purpose, but no violation of the policy.
    if (state.allowedProblems) {
      browser.allowProblems(
        new RegExp(`^(?!.*Content Security Policy).*(${state.allowedProblems.source})`, 's'),
      );
    }
    const wrong = await Promise.all(views.map((view) => audit(state, view)));
    expect(wrong.flat()).toEqual([]);
  },
);

test('R-A11Y-06: with forced colours every drawing and mark of the home page is visible', async () => {
  const page = await browser.open(pagePaths.inicio, {
    colorScheme: 'light',
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  await settled(page);
  // Handles, because a locator would be resolved again after an element is hidden.
  const drawings = await page.$$('main svg:visible, [data-mark], footer svg:visible');
  expect(drawings.length).toBeGreaterThan(4);
  const invisible: string[] = [];
  for (const drawing of drawings) {
    await drawing.scrollIntoViewIfNeeded();
    const clip = (await drawing.boundingBox())!;
    const screenshot = await page.screenshot({ clip });
    await drawing.evaluate((element) => (element.style.visibility = 'hidden'));
    if (screenshot.equals(await page.screenshot({ clip }))) {
      invisible.push(await drawing.evaluate((element) => element.outerHTML));
    }
  }
  expect(invisible).toEqual([]);
});
