import { addAttach, addMsg } from 'jest-html-reporters/helper';
import type { Page } from 'playwright-core';

declare global {
  /** The test that runs; set by browserEnvironment.ts. */
  var currentTest: { readonly errors: readonly unknown[] } | undefined;
}

/** Whether the test that runs has failed so far. */
export const hasFailed = (): boolean => (globalThis.currentTest?.errors.length ?? 0) > 0;

/** Longest wait for what a page says of itself, in ms: one with a navigation under way says nothing. */
const PATIENCE_MS = 2_000;

/** Where a page is and what has the focus there, for the message of a test that failed. */
export async function whereabouts(page: Page): Promise<string> {
  const focused = page
    .evaluate(() => {
      const { localName, id, textContent } = document.activeElement ?? document.body;
      return localName === 'body' ? '' : `, the focus on ${localName} «${id || textContent}»`;
    })
    .catch(() => '');
  const unknown = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, ''));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return `${page.url()}, ${width} × ${height} px${await Promise.race([focused, unknown])}`;
}

/** Puts into the report what is left of a test that failed: address, console, picture, HTML of each page. */
export async function keepEvidence(
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
