import type { Page } from 'playwright-core';
import { labels } from './leads';

/** Fills in the fields of a page's form. @param values by field name */
export async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[name]!, { exact: true }).fill(value);
  }
}
