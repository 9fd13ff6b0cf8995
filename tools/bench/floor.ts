import type { Browser } from 'playwright-core';

/** CSS of every floor page (see `floorPage`). lighthouse.ts adds its hash to the Content Security Policy. */
export const FLOOR_STYLE =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}' +
  'nav a{margin-right:1rem}label,input,textarea{display:block}';

/**
 * Returns the HTML of a floor page: a copy of a built page with its texts, headings, links and forms and one line
 * of CSS, but without scripts, pictures and font files. The bench measures both pages, because the floor page shows
 * how fast the built page could be on this machine.
 * @param url URL of the built page
 */
export async function floorPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  await page.goto(url);
  const floor = await page.evaluate((style) => {
    const keptElements =
      /^(header|nav|main|footer|section|h[1-6]|p|ul|ol|li|dl|dt|dd|a|form|label|button|input|textarea)$/;
    const keptAttributes = /^(id|href|for|name|type|required|method|action)$/;
    for (const element of document.body.querySelectorAll('script, style, svg, img, noscript')) {
      element.remove();
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!keptElements.test(element.localName)) element.replaceWith(...element.childNodes);
      for (const { name } of [...element.attributes]) {
        if (!keptAttributes.test(name)) element.removeAttribute(name);
      }
    }
    const description = document.querySelector('meta[name="description"]')?.outerHTML ?? '';
    return (
      '<!doctype html>\n<html lang="es-AR"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${document.title}</title>${description}<link rel="icon" href="data:,">` +
      `<style>${style}</style></head>\n<body>${document.body.innerHTML.replace(/<!--.*?-->/g, '')}</body></html>\n`
    );
  }, FLOOR_STYLE);
  await page.close();
  return floor;
}
