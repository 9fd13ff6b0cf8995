import { pages } from '../../src/content/pages';
import { classesWithoutRule } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { footerLink } from '../support/pageParts';
import { pageShown } from '../support/readiness';
import { settled } from '../support/states';

const browser = suiteBrowser();

test('R-SEC-01a, R-SEC-01b: a visit of all pages by links violates no policy and shows no class without a style rule', async () => {
  const page = await browser.open(pages.home.path, { viewport: { width: 1280, height: 800 } });
  for (const { path } of [pages.contact, pages.about, pages.agencies, pages.contact]) {
    await footerLink(page, path).click();
    await pageShown(page, path);
    await settled(page);
    expect(await classesWithoutRule(page)).toEqual([]);
  }
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.goBack();
  await page.goBack();
  await settled(page);
});
