import type { Page } from 'playwright-core';
import { elementIdsOf } from '../../src/forms/elementIds';
import { formIds, labels } from './leads';

/** Fills in fields of a page's form. @param values by field name */
export async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  const id = await page.locator('main form').getAttribute('id');
  const form = formIds.find((candidate) => elementIdsOf(candidate).form === id)!;
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[form][name]!, { exact: true }).fill(value);
  }
}
