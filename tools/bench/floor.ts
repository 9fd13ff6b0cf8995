import type { Browser } from 'playwright-core';

/** All the CSS of a floor page. */
export const FLOOR_STYLE =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}' +
  'nav a{margin-right:1rem}label,input,textarea{display:block}';

/**
 * The floor that the site is measured against: the same words as plain HTML, as someone would write
 * it by hand who wants nothing but speed: semantic tags, a line of CSS, the system's font, no script,
 * no picture.
 * @param address of the finished page
 * @returns the floor page
 */
export async function floorPage(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  // tsx names inner functions by a helper that the page has not.
  await page.evaluate('globalThis.__name = (value) => value');
  const floor = await page.evaluate((style) => {
    const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const kept =
      /^(HEADER|NAV|MAIN|FOOTER|SECTION|H[1-6]|P|UL|OL|LI|DL|DT|DD|A|FORM|LABEL|BUTTON)$/;
    const control = /^(INPUT|TEXTAREA)$/;
    const dropped = /^(SCRIPT|STYLE|SVG|IMG|NOSCRIPT)$/i;
    const attribute = (element: Element, name: string) =>
      element.hasAttribute(name) ? ` ${name}="${escape(element.getAttribute(name) ?? '')}"` : '';
    const write = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '');
      if (!(node instanceof Element) || dropped.test(node.tagName)) return '';
      const tag = node.tagName.toLowerCase();
      const names = ['id', 'href', 'for', 'name', 'type', 'required', 'method', 'action'];
      const attributes = names.map((name) => attribute(node, name)).join('');
      if (control.test(node.tagName)) {
        return tag === 'input' ? `<input${attributes}>` : `<textarea${attributes}></textarea>`;
      }
      const inside = [...node.childNodes].map(write).join('');
      return kept.test(node.tagName) ? `<${tag}${attributes}>${inside}</${tag}>\n` : inside;
    };
    const description = document.querySelector('meta[name="description"]')?.outerHTML ?? '';
    return (
      '<!doctype html>\n<html lang="es-AR"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escape(document.title)}</title>${description}<link rel="icon" href="data:,">` +
      `<style>${style}</style></head>\n<body>${write(document.body)}</body></html>\n`
    );
  }, FLOOR_STYLE);
  await context.close();
  return floor;
}
