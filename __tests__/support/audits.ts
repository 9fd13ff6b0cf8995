import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe to a page. */
export const injectAxe = (page: Page): Promise<unknown> => page.evaluate(axeSource);

/** Runs every rule of axe, experimental and disabled ones too. */
export function runAxe(page: Page): Promise<Record<'violations' | 'incomplete', string[]>> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The sticky bar covers no control at the top; axe would measure a covered control as too small.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const rules = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }] as const);
    const { violations, incomplete } = await axe.run(
      // MUI's focus trap begins and ends with an empty element that moves the focus on.
      // The design guide shows stories in iframes, and stories.test.ts checks each story alone.
      { exclude: ['[data-testid="sentinelStart"]', '[data-testid="sentinelEnd"]', 'iframe'] },
      { resultTypes: ['violations', 'incomplete'], rules: Object.fromEntries(rules) },
    );
    const lines = (results: typeof violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes
          // A visitor cannot press an element behind an open dialog.
          .filter(
            ({ target }) =>
              id !== 'target-size' ||
              !document.querySelector(String(target[0]))?.closest('[aria-hidden="true"]'),
          )
          .map(({ target, any, all, none }) => {
            const reasons = [...any, ...all, ...none].map(({ message }) => message);
            return `${id}: ${target.join(' ')} — ${reasons.join('; ')}`;
          }),
      );
    return { violations: lines(violations), incomplete: lines(incomplete) };
  });
}

/** Returns Emotion's class names for which no style sheet has a rule. */
export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join();
    // MUI gives the accordion's region a class and no style.
    const styled = document.querySelectorAll('[class*="css-"]:not(.MuiAccordion-region)');
    const classes = [...styled].flatMap((element) =>
      [...element.classList].filter((name) => name.startsWith('css-')),
    );
    return [...new Set(classes)].filter((name) => !css.includes(`.${name}`));
  });
}

/** Returns the lists without markers that lack the role that Safari needs to announce them as lists. */
export function listsWithoutRole(page: Page): Promise<string[]> {
  return page.$$eval('ul, ol', (lists) =>
    lists
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .filter((list) => list.getAttribute('role') !== 'list' && !list.closest('nav'))
      .map((list) => `no role on the list «${list.textContent.slice(0, 40)}»`),
  );
}

/** Returns the controls that are smaller than 44 px (WCAG 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        if (control.closest('.skip-link, [aria-hidden="true"]')) return false;
        // WCAG 2.5.5 exempts links within a sentence («Inline»).
        return !(control.matches('p a') && getComputedStyle(control).display === 'inline');
      })
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const label = `${control.tagName} «${control.textContent}»`;
        return width >= 43.9 && height >= 43.9
          ? []
          : [`${label} ${width.toFixed(1)} x ${height.toFixed(1)}`];
      }),
  );
}

/** Returns the names of all cookies and storage items. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].toSorted();
}
