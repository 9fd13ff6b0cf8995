import Color from 'colorjs.io';
import type { Page } from 'playwright-core';
import type { Kind } from './contrast';
import { colours, roles, variableOf } from './roles';

/** An ink on a ground as a page shows it; null where the colour is none of the palette's. */
export interface Sighting {
  readonly ink: string | null;
  readonly ground: string | null;
  readonly kind: Kind;
  readonly byDay: boolean;
  /** Where, for a colour that has no role. */
  readonly element: string;
}

/** A colour for each role that no other role has: so what is computed names its role. */
const probes = roles.map((role, index) => ({
  role,
  variable: variableOf(role),
  probe: `rgb(${index + 1}, 77, 177)`,
}));

/**
 * Every ink that a page shows now, with the ground under it: words, icons, borders of controls, and
 * what comes up under the pointer and with the keyboard's focus. Nothing of the page is changed after.
 */
export function collectPairs(page: Page): Promise<Sighting[]> {
  return page.evaluate(
    ({ probes, day }) => {
      type Ink = { role: string | null; byDay: boolean };
      const roleOf = new Map(probes.map(({ probe, role }) => [probe, role as string]));
      const numbers = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
      const isClear = (colour: string) => numbers(colour)[3] === 0;
      const inkOf = (colour: string): Ink => {
        const role = roleOf.get(colour);
        if (role) return { role, byDay: false };
        return { role: colour === day ? 'text.primary' : null, byDay: colour === day };
      };
      /** Whether what an element draws before or after its content lies under all of it. */
      const fills = (element: Element, own: CSSStyleDeclaration) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          own.content !== 'none' &&
          own.position === 'absolute' &&
          !isClear(own.backgroundColor) &&
          !own.maskImage.includes('url(') &&
          parseFloat(own.width) > 0.8 * width &&
          parseFloat(own.height) > 0.8 * height
        );
      };
      const groundOf = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          for (const pseudo of ['::before', '::after']) {
            const own = getComputedStyle(at, pseudo);
            if (fills(at, own)) return own.backgroundColor;
          }
          const { backgroundColor } = getComputedStyle(at);
          if (!isClear(backgroundColor)) return backgroundColor;
        }
        return '';
      };
      const found = new Map<string, Sighting>();
      const add = (colour: string, under: Element | null, kind: 'texto' | 'forma', of: Element) => {
        if (isClear(colour)) return;
        const { role: ink, byDay } = inkOf(colour);
        const ground = roleOf.get(groundOf(under)) ?? null;
        const reading = kind === 'texto' && !byDay && ink?.startsWith('text.');
        const sighting: Sighting = {
          ink,
          ground,
          kind: reading ? 'lectura' : kind,
          byDay,
          element: `${of.tagName.toLowerCase()}.${of.classList.item(0) ?? ''} «${of.textContent.slice(0, 30)}» ${colour} / ${groundOf(under)}`,
        };
        found.set([ink, ground, sighting.kind, byDay].join(), sighting);
      };
      const hasWords = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const look = () => {
        for (const element of document.querySelectorAll('body *')) {
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          if (element.closest('.visually-hidden, .skip-link')) continue;
          const own = getComputedStyle(element);
          const isField = element.matches('input, textarea');
          if (hasWords(element) || isField) add(own.color, element, 'texto', element);
          if (isField) {
            add(getComputedStyle(element, '::placeholder').color, element, 'texto', element);
          }
          if (element.matches('svg') && !element.querySelector('use')) {
            add(own.color, element, 'forma', element);
          }
          const mark = getComputedStyle(element, '::after');
          if (mark.maskImage.includes('url(')) {
            add(mark.backgroundColor, element, 'forma', element);
          }
          if (element.matches('button, .MuiOutlinedInput-root, .MuiButton-root')) {
            const drawn = parseFloat(own.borderTopWidth) > 0 && own.borderTopStyle !== 'none';
            if (drawn) add(own.borderTopColor, element.parentElement, 'forma', element);
          }
          if (element.matches('a[href], button, summary') && own.outlineStyle === 'solid') {
            add(own.outlineColor, element.parentElement, 'forma', element);
          }
        }
      };
      /** The page's rules for the pointer and the focus, said of everything at once. */
      const touched = (rule: CSSRule): string => {
        if (rule instanceof CSSMediaRule) {
          return `@media ${rule.conditionText}{${[...rule.cssRules].map(touched).join('')}}`;
        }
        if (!(rule instanceof CSSStyleRule)) return '';
        const selector = rule.selectorText.replaceAll(/:hover|:focus-visible/g, ':not(.nada)');
        return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
      };
      const own = [...document.adoptedStyleSheets];
      const probing = new CSSStyleSheet();
      probing.replaceSync(
        `*,::before,::after{transition:none!important}:root{${probes.map(({ variable, probe }) => `${variable}:${probe}!important`).join(';')}}`,
      );
      const touching = new CSSStyleSheet();
      touching.replaceSync(
        [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(touched)).join(''),
      );
      document.adoptedStyleSheets = [...own, probing];
      look();
      document.adoptedStyleSheets = [...own, probing, touching];
      look();
      document.adoptedStyleSheets = own;
      return [...found.values()];
    },
    { probes, day: new Color(colours.light['text.primary']!).toString({ format: 'rgb_number' }) },
  );
}
