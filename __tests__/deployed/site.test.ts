import { errorScreen } from '../../src/content/errors';
import { faq } from '../../src/content/faq';
import { formTexts, resultTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { anchors, pages } from '../../src/content/pages';
import { storedNames } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { formIds, pageOf, requiredNames, typedValues } from '../support/leads';
import { pageShown } from '../support/readiness';

/** Checks a published site. Sends no form; with `SEND=1` sends one marked message with each form. */

const base = process.env.BASE_URL?.replace(/\/$/, '');
if (!base) {
  throw new Error('Say which site: BASE_URL=https://www.example.com npm run test:deployed');
}

const browser = suiteBrowser();
const open = (path: string, options: Parameters<typeof browser.open>[1] = {}) =>
  browser.open(path, { base, ...options });
const get = (path: string, init?: RequestInit) => fetch(base + path, init);
const phone = { viewport: { width: 360, height: 740 } };
const pageList = Object.values(pages);

describe.each(pageList)('$path', ({ path }) => {
  test('the server sends prerendered HTML with security headers, to be revalidated on each visit', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
    expect(await answer.text()).toContain('<h1');
  });

  test('React hydrates the page without console errors or warnings, cookies or local storage entries', async () => {
    const page = await open(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.title()).not.toBe('');
    expect((await storedNames(page)).filter((key) => !key.startsWith('session'))).toEqual([]);
  });

  test('a link in the header or footer of another page opens the page', async () => {
    const page = await open(path === pages.home.path ? pages.about.path : pages.home.path);
    await page.locator(`:is(header, footer) a[href="${path}"]`).last().click();
    await pageShown(page, path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

test('an unknown address is answered with status 404 and the error screen', async () => {
  browser.allowProblems(/status of 404/);
  expect((await get('/no-existe')).status).toBe(404);
  const page = await open('/no-existe');
  await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
});

test('a script is sent compressed, and browsers may cache the file as immutable', async () => {
  const html = await (await get('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0];
  const answer = await get(script, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
});

test.each([
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /xml/],
])('%s is sent with its media type', async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
});

test('the share image is sent as a JPEG', async () => {
  const html = await (await get('/')).text();
  const image = /property="og:image" content="[^"]*(\/[^"/]+)"/.exec(html)![1]!;
  const answer = await get(image);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
});

test('on a phone a link of the menu moves the focus to a section of the home page', async () => {
  const page = await open(pages.about.path, phone);
  await page.getByRole('button', { name: navigation.menuOpen }).click();
  const menu = page.getByRole('dialog', { name: navigation.menuTitle });
  await menu.locator(`a[href="/#${anchors.faq}"]`).click();
  await pageShown(page, pages.home.path);
  await page.waitForFunction((id) => document.activeElement?.closest(`#${id}`), anchors.faq);
});

test('?section= scrolls to the section with this id', async () => {
  const page = await open(`/?section=${anchors.faq}`, phone);
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id)!.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  }, anchors.faq);
});

test('a click on a question shows the answer', async () => {
  const page = await open(pages.contact.path, phone);
  await page.getByText(faq.items[0].question).click();
  await page.getByText(faq.items[0].answer).waitFor();
});

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

  test('without JavaScript the form has an action and the method POST', async () => {
    const page = await open(pageOf[form].path, { javaScriptEnabled: false });
    const formElement = page.locator('form');
    expect(await formElement.getAttribute('method')).toBe('post');
    expect(await formElement.getAttribute('action')).toMatch(/^(https:\/\/|\/)/);
  });

  const testSending = process.env.SEND ? test : test.skip;
  testSending('the form service accepts a message that is marked as a test', async () => {
    // The form service is on another host.
    browser.allowProblems(/^third party/);
    const page = await open(pageOf[form].path, phone);
    await fillFields(page, { ...typedValues(form), apellido: 'PRUEBA (borrar)' });
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  });
});
