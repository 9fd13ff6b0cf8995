import type { Page } from 'playwright-core';
import { labels } from './leads';

/** Types values into the fields of a page's form, by their labels. */
export async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[name]!, { exact: true }).fill(value);
  }
}
