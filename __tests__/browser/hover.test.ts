import type { Locator, Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { formIds, pageOf, refusals, refusedNames } from '../support/leads';
import { buttonNamed, submitButton } from '../support/pageParts';
import { openState, pagePaths, stateNamed } from '../support/states';

/** What only a pointer shows, which no picture has. */

const browser = suiteBrowser();
const schemes = ['light', 'dark'] as const;

/** What looks the same under the pointer on purpose: underlined links, the ochre ticket, the link to the shown page. */
const ALIKE = '.skip-link, .MuiLink-underlineAlways, .MuiButton-colorOchre, [aria-current]';

/** Returns whether a rule for a hovered element applies to a control or its parts, and the styles that such a rule changes. */
const inspect = (control: Locator): Promise<{ hasRule: boolean; look: string }> =>
  control.evaluate((element) => {
    const box = element.closest('.MuiInputBase-root') ?? element;
    const parts = [box, ...box.querySelectorAll('*')];
    const rulesIn = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule]
          : rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches
            ? rulesIn(rule.cssRules)
            : [],
      );
    const selectors = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules) as CSSStyleRule[])
      .flatMap(({ selectorText }) => selectorText.split(','))
      .filter((selector) => selector.includes(':hover'))
      .map((selector) => selector.replace(/::(before|after)$/, ''));
    const look = parts.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return [
          ...[style.color, style.backgroundColor, style.backgroundImage, style.backgroundSize],
          ...[style.borderColor, style.borderWidth, style.outline, style.boxShadow, style.filter],
          ...[style.textDecoration, style.textDecorationThickness, style.textUnderlineOffset],
          ...[style.transform, style.scale, style.translate, style.opacity],
        ].join(' ');
      }),
    );
    const hasRule = selectors.some((selector) => parts.some((part) => part.matches(selector)));
    return { hasRule, look: look.join() };
  });

const openStill = (path: string, colorScheme: (typeof schemes)[number]) => {
  if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(path, {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
};

/** Returns the controls of a page that have a rule for the pointer and look the same under it; of each kind one. */
async function findUnchanged(page: Page, kinds: Set<string>): Promise<string[]> {
  const unchanged: string[] = [];
  const controls = page
    .locator(`:is(a[href], button, summary, input, textarea):not(${ALIKE})`)
    .filter({ visible: true });
  for (const control of await controls.all()) {
    const kind = await control.evaluate(({ localName, className }) => `${localName} ${className}`);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await page.mouse.move(0, 0);
    const { look } = await inspect(control);
    await control.hover();
    const hovered = await inspect(control);
    if (hovered.hasRule && hovered.look === look)
      unchanged.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  return unchanged;
}

describe.each(schemes)('in the %s scheme', (scheme) => {
  test('a text button is underlined under the pointer', async () => {
    const page = await openState(browser, stateNamed('contacto, borrado'), { colorScheme: scheme });
    const button = buttonNamed(page, formTexts.undoClear);
    await button.hover();
    const line = await button.evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(line).toBe('underline');
  });

  test('what has a style for the pointer looks different under it', async () => {
    const kinds = new Set<string>();
    const unchanged: string[] = [];
    for (const path of Object.values(pagePaths)) {
      const page = await openStill(path, scheme);
      unchanged.push(...(await findUnchanged(page, kinds)).map((control) => `${path}: ${control}`));
    }
    expect(unchanged).toEqual([]);
    expect(kinds.size).toBeGreaterThan(5);
  });

  test.each(formIds)(
    'a refused field of the form «%s» keeps the colour of its error under the pointer',
    async (form) => {
      const page = await openStill(pageOf[form].path, scheme);
      const names = refusedNames(form);
      /** Returns the colours of the borders of these fields, without the pointer and under it. */
      const borders = async () => {
        const found: string[] = [];
        for (const name of names) {
          const field = page.locator(`main form [name=${name}]`);
          const border = () =>
            field.evaluate(
              (control) =>
                [control.closest('.MuiInputBase-root')!, control]
                  .map((part) => getComputedStyle(part))
                  .find(({ borderTopWidth }) => parseFloat(borderTopWidth) > 0)?.borderTopColor,
            );
          await page.mouse.move(0, 0);
          const rest = await border();
          await field.hover();
          found.push(`${rest} ${await border()}`);
        }
        return [...new Set(found)];
      };
      const before = await borders();
      const values = names.map((name) => [name, refusals[form][name]!.value]);
      await fillFields(page, Object.fromEntries(values));
      await submitButton(page).click();
      await page
        .locator('main form [aria-invalid=true]')
        .nth(names.length - 1)
        .waitFor();
      // The focus has its own border.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const refused = await borders();
      const [colour] = refused[0]!.split(/ (?=rgb)/);
      expect(refused).toEqual([`${colour} ${colour}`]);
      expect(before.join()).not.toContain(colour);
    },
  );
});
