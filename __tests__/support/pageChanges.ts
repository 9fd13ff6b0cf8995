import type { Page } from 'playwright-core';

/** Puts each text into two nested elements and changes `lang`, as Chrome's page translator does. */
function translate(): void {
  document.documentElement.lang = 'en';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, textarea, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Adds an element and an attribute to each control, as password managers and writing aids do. */
function decorateControls(): void {
  for (const control of document.querySelectorAll('input, textarea, button')) {
    control.after(document.createElement('com-manager-icon'));
    control.setAttribute('data-manager', 'true');
  }
}

/** Known changes of a page before hydration, by the program that makes them. */
export const knownChanges = {
  'a translator': translate,
  'a password manager': decorateControls,
} as const;

/** The kinds of a random change. */
export const changeKinds = [
  'wrap a text',
  'replace a text',
  'insert an element',
  'remove comments',
  'set an attribute',
  'move a node',
  'remove a node outside the form',
  'add a form outside the root element',
] as const;

/** A random change: its kind, and numbers that choose the nodes. */
export interface Change {
  readonly kind: (typeof changeKinds)[number];
  readonly sourceIndex: number;
  readonly targetIndex: number;
}

/** Makes random changes inside `#root`, and adds forms to the body beside `#root`. */
export async function makeChanges(page: Page, changes: readonly Change[]): Promise<void> {
  await page.evaluate((all) => {
    const root = document.getElementById('root')!;
    const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];
    const elements = () =>
      [...root.querySelectorAll('*')].filter(
        (element) => !element.closest('svg, select, textarea'),
      );
    const nodes = (nodeTypes: number) => {
      const walker = document.createTreeWalker(root, nodeTypes);
      const matching: Node[] = [];
      while (walker.nextNode()) matching.push(walker.currentNode);
      return matching;
    };
    const texts = () =>
      nodes(NodeFilter.SHOW_TEXT).filter(
        (text) => text.textContent!.trim() && !text.parentElement!.closest('textarea, select'),
      ) as Text[];
    const attributes = ['class', 'id', 'name', 'title', 'dir', 'data-extension', 'autocomplete'];
    for (const { kind, sourceIndex, targetIndex } of all) {
      const text = pick(texts(), sourceIndex);
      const element = pick(elements(), sourceIndex);
      const target = pick(elements(), targetIndex);
      if (kind === 'wrap a text' && text) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      } else if (kind === 'replace a text' && text) {
        text.replaceWith(`${text.data} (changed)`);
      } else if (kind === 'insert an element' && target) {
        const added = document.createElement(sourceIndex % 2 ? 'div' : 'x-extension');
        if (sourceIndex % 3) target.after(added);
        else target.prepend(added);
      } else if (kind === 'remove comments') {
        for (const comment of nodes(NodeFilter.SHOW_COMMENT)) (comment as Comment).remove();
      } else if (kind === 'set an attribute' && element) {
        element.setAttribute(pick(attributes, targetIndex)!, 'changed');
      } else if (kind === 'move a node' && element && target) {
        if (!element.contains(target)) target.after(element);
      } else if (kind === 'add a form outside the root element') {
        const search = document.createElement('form');
        search.action = '/no-existe';
        document.body[sourceIndex % 2 ? 'prepend' : 'append'](search);
      } else if (kind === 'remove a node outside the form' && element) {
        const form = document.querySelector('form');
        if (!element.contains(form) && !element.closest('form, dialog[open]')) element.remove();
      }
    }
  }, changes as Change[]);
}
