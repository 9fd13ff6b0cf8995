import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { failureFolder } from '../report/failureFolder';

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

/** Makes the folder to which the report of the running test's failure links. @returns its path */
function ownFolder(): string {
  const { testPath, currentTestName } = expect.getState();
  const folder = failureFolder(testPath!, currentTestName!);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Adds a file to what the report of the running test's failure links to. */
export function attachFile(file: string): void {
  copyFileSync(file, path.join(ownFolder(), path.basename(file)));
}

/** Writes the console lines and each page's address, screenshot and HTML beside the report. */
export async function attachToReport(
  pages: readonly Page[],
  consoleLines: readonly string[],
): Promise<void> {
  const folder = ownFolder();
  const lines = [...consoleLines];
  for (const [index, page] of pages.entries()) {
    const name = path.join(folder, `pagina-${index + 1}`);
    lines.push(`página ${index + 1}: ${page.url()}`);
    try {
      await page.screenshot({ path: `${name}.jpg`, type: 'jpeg', quality: 70, timeout: 5_000 });
      writeFileSync(`${name}.html.txt`, await page.content());
    } catch (reason) {
      lines.push(String(reason));
    }
  }
  writeFileSync(path.join(folder, 'consola.txt'), `${lines.join('\n')}\n`);
}
