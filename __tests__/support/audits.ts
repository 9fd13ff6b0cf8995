import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe says of a page: what is wrong, and what it could not tell. */
export interface AxeReport {
  readonly violations: string[];
  readonly incomplete: string[];
}

/** Brings axe into a page, whose changing word then rests: nothing changes under axe's eyes. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
}

/**
 * All of axe's rules but those named: WCAG A, AA and AAA, best practices, experimental, and those that
 * are off by default.
 */
export function runAxe(page: Page, rulesOff: readonly string[] = []): Promise<AxeReport> {
  return page.evaluate(async (off): Promise<AxeReport> => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Targets under the sticky bar are not covered for anyone who scrolls.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const rules = axe
      .getRules()
      .map(({ ruleId }) => [ruleId, { enabled: !off.includes(ruleId) }] as const);
    const { violations, incomplete } = await axe.run(
      // MUI's focus traps begin and end with an empty stop that hands the focus on at once.
      // The designer's desk shows in frames what is looked at by itself.
      { exclude: ['[data-testid="sentinelStart"]', '[data-testid="sentinelEnd"]', 'iframe'] },
      { resultTypes: ['violations', 'incomplete'], rules: Object.fromEntries(rules) },
    );
    const lines = (results: typeof violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes
          // What lies behind an open dialog is no target.
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
  }, rulesOff);
}

/** Words that axe finds too pale on their ground; it has to be in the page (`injectAxe`). */
export function contrastProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    );
  });
}

/** Emotion's classes in the page that no style sheet has a rule for. */
export function withoutRule(page: Page): Promise<string[]> {
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

/** Controls that a finger may miss: smaller than 44 px (WCAG 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        if (control.closest('.skip-link, [aria-hidden="true"]')) return false;
        // A link within a sentence is as tall as its line (2.5.5, «Inline»).
        return !(control.matches('p > a') && getComputedStyle(control).display === 'inline');
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

/** What the site keeps in the browser, by name: drafts, and the marks of docs/architecture.md. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].toSorted();
}
