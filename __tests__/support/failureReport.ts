import { addAttach, addMsg } from 'jest-html-reporters/helper';
import type { Page } from 'playwright-core';

declare global {
  /** The running test; set by browserEnvironment.ts. */
  var currentTest: { readonly errors: readonly unknown[] } | undefined;
}

/** Returns whether the running test has failed so far. */
export const hasFailed = (): boolean => (globalThis.currentTest?.errors.length ?? 0) > 0;

/** Time-out of an evaluation, in ms: a page that the browser is leaving never answers. */
const TIMEOUT_MS = 2_000;

/** Returns a page's address, size and focused element, for the message of a failed test. */
export async function describePage(page: Page): Promise<string> {
  const focused = page
    .evaluate(() => {
      const { localName, id, textContent } = document.activeElement ?? document.body;
      return localName === 'body' ? '' : `, the focus on ${localName} «${id || textContent}»`;
    })
    .catch(() => '');
  const unknown = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS, ''));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return `${page.url()}, ${width} × ${height} px${await Promise.race([focused, unknown])}`;
}

/** Attaches the console lines and each page's address, screenshot and HTML to the HTML report. */
export async function attachToReport(
  pages: readonly Page[],
  consoleLines: readonly string[],
): Promise<void> {
  await addMsg({ message: `Consola:\n${consoleLines.join('\n') || '(nada)'}` });
  for (const page of pages) {
    const description = page.url();
    try {
      const picture = await page.screenshot({ type: 'jpeg', quality: 70, timeout: 5_000 });
      await addAttach({ attach: picture, description });
      const html = Buffer.from(await page.content());
      await addAttach({ attach: html, description: `HTML: ${description}`, bufferFormat: 'html' });
    } catch (reason) {
      await addMsg({ message: `${description}: ${String(reason)}` });
    }
  }
}
