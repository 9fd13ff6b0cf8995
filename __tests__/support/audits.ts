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

/** Returns Emotion's class names, those of the error screen too, for which no style sheet has a rule. */
export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join();
    // MUI gives the accordion's region a class and no style.
    const styled = document.querySelectorAll('[class]:not(.MuiAccordion-region)');
    const classes = [...styled].flatMap((element) =>
      [...element.classList].filter((name) => /^(css|error)-/.test(name)),
    );
    return [...new Set(classes)].filter((name) => !css.includes(`.${name}`));
  });
}

/**
 * Returns the lists that lack the role that Safari needs to announce a list without markers, and that takes the markers
 * away (src/theme/baseline.ts): no list of the site has markers. Safari announces every list of a navigation.
 */
export function listsWithoutRole(page: Page): Promise<string[]> {
  return page.$$eval('ul, ol', (lists) =>
    lists
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

/**
 * Returns what axe does not measure and WCAG 1.4.11 requires: borders of controls, icons that stand for a text, and the
 * progress line, if their contrast with the nearest opaque background is below 3 : 1. A control whose own background has
 * this contrast needs no border.
 */
export function weakEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => {
      if (!/^rgba?\(/.test(colour)) throw new Error(`«${colour}» is no rgb() colour`);
      return colour.match(/[\d.]+/g)!.map(Number);
    };
    const opacityOf = (colour: string) => channels(colour)[3] ?? 1;
    const luminance = (colour: string) => {
      const [red, green, blue] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const ratio = (one: string, other: string) => {
      const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.body);
      return !element || opacityOf(backgroundColor) === 1
        ? backgroundColor
        : groundOf(element.parentElement);
    };
    const seen: (readonly [what: string, colour: string, ground: string])[] = [];
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    for (const control of document.querySelectorAll(
      'button, select, .MuiInputBase-root, a.MuiButton-root',
    )) {
      if (!isVisible(control)) continue;
      const ground = groundOf(control.parentElement);
      const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } =
        getComputedStyle(control);
      if (opacityOf(backgroundColor) === 1 && ratio(backgroundColor, ground) >= 3) continue;
      const label =
        control.textContent ||
        control.getAttribute('aria-label') ||
        control.querySelector('[name]')?.getAttribute('name');
      const border = parseFloat(borderTopWidth) > 0 ? borderTopColor : 'rgba(0, 0, 0, 0)';
      // The pause button draws its ring as a shadow, because its border makes the target larger.
      const ring = boxShadow === 'none' ? border : boxShadow.replace(/ -?[\d.]+px .*/, '');
      for (const colour of new Set([border, ring]))
        if (opacityOf(colour) > 0) seen.push([`border of «${label}»`, colour, ground]);
    }
    for (const icon of document.querySelectorAll('svg.MuiSvgIcon-root')) {
      const control = icon.closest<HTMLElement>('a, button, summary');
      if (!isVisible(icon) || !control || control.innerText.trim()) continue;
      const name = control.getAttribute('aria-label') ?? '';
      seen.push([`icon of «${name}»`, getComputedStyle(icon).color, groundOf(icon)]);
    }
    const busy = document.querySelector('main[aria-busy]');
    if (busy) {
      const { backgroundColor } = getComputedStyle(busy, '::before');
      seen.push(['progress line', backgroundColor, groundOf(busy)]);
    }
    return seen
      .filter(([, colour, ground]) => ratio(colour, ground) < 3)
      .map(([what, ...colours]) => `${what}: ${ratio(...colours).toFixed(2)} : 1`);
  });
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
