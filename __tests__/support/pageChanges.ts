import type { Page } from 'playwright-core';

/** Programs that change a page: a translator, and password managers and writing aids. */

/**
 * Installs an imitation of a browser's page translator, which replaces each text node, also later ones, by two nested
 * <font> elements with the text in capitals. The translator starts before hydration if the query has `traducida`;
 * otherwise `startTranslator` starts it.
 */
function installTranslator(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim()) continue;
      if (parent.closest('script, style, textarea, font, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    document.documentElement.lang = 'en';
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        wrap(target);
        addedNodes.forEach(wrap);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  Object.assign(window, { startTranslator: start });
  if (
    new URLSearchParams(location.search).has('traducida') ||
    sessionStorage.getItem('traducida')
  ) {
    sessionStorage.setItem('traducida', 'si');
    addEventListener('DOMContentLoaded', start);
  }
}

/** Adds an element and an attribute to each control, as password managers and writing aids do. */
function decorateControls(): void {
  for (const control of document.querySelectorAll('input, textarea, button')) {
    control.after(document.createElement('com-manager-icon'));
    control.setAttribute('data-manager', 'true');
  }
}

/** Prepares a page for the translator. */
export const prepareTranslator = (page: Page) => page.addInitScript(installTranslator);

/** Changes of a page, by the program that makes them. */
export const pageChanges = {
  nothing: async () => {},
  'a password manager': (page: Page) => page.evaluate(decorateControls),
  'a translator': (page: Page) => page.evaluate('startTranslator()'),
};
