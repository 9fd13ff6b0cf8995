import {
  injectAxe,
  runAxe,
  listsWithoutRole,
  smallTargets,
  storedNames,
  classesWithoutRule,
  weakEdges,
} from '../support/audits';
import { suiteBrowser } from '../support/browser';
import {
  openState,
  pagePaths,
  pageStates,
  settled,
  stateNamed,
  type PageState,
} from '../support/states';

/**
 * Checks each state of a page: axe, the policy (the browser logs its violations), target sizes, the contrast of borders and
 * icons, a CSS rule for each class, and the names of stored items.
 */

const browser = suiteBrowser();

/** A phone by day and a computer by night. */
const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/**
 * Results that axe leaves undecided: hidden content, the contrast of texts on gradients and pseudo-elements
 * (src/theme/contrasts.ts has these), the focus in MUI's dialogs (keyboard.test.ts checks it).
 */
const undecided =
  /^(hidden-content: |color-contrast(-enhanced)?: .*(pseudo element|background gradient)|aria-hidden-focus: #root )/;

/** What the site may store (R-SEC-03). */
const documentedKeys = /^sessionStorage ((borrador|envio):(agencia|contacto)|scroll)$/;

/** Returns the problems of a state in one view. */
async function audit(
  state: PageState,
  { colorScheme, width }: (typeof views)[number],
): Promise<string[]> {
  const page = await browser.open(state.path, {
    colorScheme,
    // Without `reduce`, what is below the window is moved (`rise`), and axe finds it over the next section.
    reducedMotion: 'reduce',
    viewport: { width: Math.min(width, state.maxWidth ?? width), height: 800 },
    prepare: state.prepare,
  });
  await state.enter?.(page);
  await settled(page);
  const found: Record<string, readonly string[]> = {
    'R-SEC-01a, no rule for': await classesWithoutRule(page),
    'R-A11Y-03b': await listsWithoutRole(page),
    'R-SEC-03a, R-SITE-06': (await storedNames(page)).filter((key) => !documentedKeys.test(key)),
    'R-A11Y-04': await smallTargets(page),
    'R-A11Y-06a': await weakEdges(page),
  };
  await injectAxe(page);
  const { violations, incomplete } = await runAxe(page);
  found['R-A11Y-01'] = [...violations, ...incomplete.filter((line) => !undecided.test(line))];
  await page.context().close();
  return Object.entries(found).flatMap(([row, lines]) =>
    lines.map((line) => `${row}: ${colorScheme}, ${width} px: ${line}`),
  );
}

// One test for all rows, because a state takes longer to open than to check. Each problem begins with its row.
test.each(pageStates)(
  'R-A11Y-01, R-A11Y-03b, R-A11Y-04, R-A11Y-06a, R-SEC-01a, R-SITE-06, R-SEC-03a: axe and the checks of policy, targets, borders, styles and storage find no problem in «$name»',
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

const withDrawings = ['inicio', 'acerca', 'agencias', 'contacto', 'contacto, todo por corregir'];

test.each(withDrawings.map(stateNamed))(
  'R-A11Y-06b: with forced colours every inline drawing and mark of «$name» is visible',
  async (state) => {
    const page = await openState(browser, state, { colorScheme: 'light', forcedColors: 'active' });
    const selector = 'svg:visible';
    const displayed = () => page.$$eval(selector, (svgs) => svgs.map(({ outerHTML }) => outerHTML));
    const withForcedColours = await displayed();
    expect(withForcedColours.length).toBeGreaterThan(state.path === pagePaths.inicio ? 4 : 1);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(withForcedColours).toEqual(await displayed());
    await page.emulateMedia({ forcedColors: 'active' });
    // Handles, because a locator would be resolved again after an element is hidden.
    const drawings = await page.$$(selector);
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
  },
);
