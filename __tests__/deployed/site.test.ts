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

/** Checks a published site. Sends nothing, except one marked message for each form with `SEND=1`. */

const base = process.env.BASE_URL?.replace(/\/$/, '');
if (!base) {
  throw new Error('Say which site: BASE_URL=https://www.example.com npm run test:deployed');
}

const browser = suiteBrowser();
const open = (path: string, options: Parameters<typeof browser.open>[1] = {}) =>
  browser.open(path, { base, ...options });
const get = (path: string, init?: RequestInit) => fetch(base + path, init);
const phone = { viewport: { width: 360, height: 740 } };
const list = Object.values(pages);

describe.each(list)('$path', ({ path }) => {
  test('comes whole, at once fresh, and with its protection', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
    expect(await answer.text()).toContain('<h1');
  });

  test('is taken over by the app without a word in the console', async () => {
    const page = await open(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.title()).not.toBe('');
    expect((await storedNames(page)).filter((key) => !key.startsWith('session'))).toEqual([]);
  });

  test('is led to from another page', async () => {
    const page = await open(path === pages.home.path ? pages.about.path : pages.home.path);
    await page.locator(`:is(header, footer) a[href="${path}"]`).last().click();
    await pageShown(page, path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

test('an address that is no page answers 404 with ways on', async () => {
  browser.allowProblems(/status of 404/);
  expect((await get('/no-existe')).status).toBe(404);
  const page = await open('/no-existe');
  await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
});

test('scripts and styles are compressed and kept for good', async () => {
  const html = await (await get('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0];
  const answer = await get(script, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
});

test.each([
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /xml/],
])('%s is there', async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
});

test('the share image is there', async () => {
  const html = await (await get('/')).text();
  const image = /property="og:image" content="[^"]*(\/[^"/]+)"/.exec(html)![1]!;
  const answer = await get(image);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
});

test('on a phone the menu opens and leads to a section', async () => {
  const page = await open(pages.about.path, phone);
  await page.getByRole('button', { name: navigation.menuOpen }).click();
  const menu = page.getByRole('dialog', { name: navigation.menuTitle });
  await menu.locator(`a[href="/#${anchors.faq}"]`).click();
  await pageShown(page, pages.home.path);
  await page.waitForFunction((id) => document.activeElement?.closest(`#${id}`), anchors.faq);
});

test('?section= leads to its section', async () => {
  const page = await open(`/?section=${anchors.faq}`, phone);
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id)!.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  }, anchors.faq);
});

test('a question opens', async () => {
  const page = await open(pages.contact.path, phone);
  await page.getByText(faq.items[0].question).click();
  await page.getByText(faq.items[0].answer).waitFor();
});

describe.each(formIds)('the form «%s»', (form) => {
  test('refuses to go out empty, and says why at each field', async () => {
    const page = await open(pageOf[form].path, phone);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(requiredNames(form).length);
    expect(posts).toEqual([]);
  });

  test('goes out without JavaScript too', async () => {
    const page = await open(pageOf[form].path, { javaScriptEnabled: false });
    const target = page.locator('form');
    expect(await target.getAttribute('method')).toBe('post');
    expect(await target.getAttribute('action')).toMatch(/^(https:\/\/|\/)/);
  });

  const ask = process.env.SEND ? test : test.skip;
  ask('sends one message, marked as a trial', async () => {
    // The form service is on another host.
    browser.allowProblems(/^third party/);
    const page = await open(pageOf[form].path, phone);
    await fillFields(page, { ...typedValues(form), apellido: 'PRUEBA (borrar)' });
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
  });
});
