import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { phone } from '../support/appChunks';
import { storedNames } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { formIds, pageOf, requiredNames, typedValues } from '../support/leads';
import { pageShown } from '../support/readiness';

/**
 * Checks what only a browser can see of a published site; `npm run release -- --check` checks its answers. Sends no form; with `SEND=1` sends one marked message with each form.
 */

const base = process.env.BASE_URL?.replace(/\/$/, '');
if (!base) {
  throw new Error('Say which site: BASE_URL=https://www.example.com npm run test:published');
}

const browser = suiteBrowser();
const open = (path: string, options: Parameters<typeof browser.open>[1] = {}) =>
  browser.open(path, { base, ...options });

test.each(Object.values(pages))(
  'React hydrates $path without console errors or warnings, cookies or local storage entries, and a link opens the page',
  async ({ path }) => {
    const page = await open(path);
    expect((await storedNames(page)).filter((key) => !key.startsWith('session'))).toEqual([]);
    const other = path === pages.home.path ? pages.about.path : pages.home.path;
    await page.locator(`:is(header, footer) a[href="${other}"]`).last().click();
    await pageShown(page, other);
    await page.locator(`:is(header, footer) a[href="${path}"]`).last().click();
    await pageShown(page, path);
  },
);

describe.each(formIds)('the form «%s»', (form) => {
  test('an empty form is not sent, and every required field is marked as invalid', async () => {
    const page = await open(pageOf[form].path, phone);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(requiredNames(form).length);
    expect(posts).toEqual([]);
  });

  if (!process.env.SEND) return;
  test('the form service accepts a message that is marked as a test', async () => {
    // The form service is on another host.
    browser.allowProblems(/^third party/);
    const page = await open(pageOf[form].path, phone);
    await fillFields(page, { ...typedValues(form), apellido: 'PRUEBA (borrar)' });
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  });
});
