import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { pageOf, typedValues } from '../support/leads';
import { footerLink, formValues } from '../support/pageParts';
import { pageShown, hydrated, roundTrip } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

/** Addresses of two builds of the site: the second has another form endpoint, and so other files. */
const firstBuild = () => addresses().site;
const secondBuild = () => addresses().otherSite;

/** Addresses of the builds whose pages and whose files in `assets/` the site's address has. */
let published: { pages: string; assets: string };

const publish = (build: string, assets = build) => void (published = { pages: build, assets });

beforeEach(() => publish(firstBuild()));

/** Opens a page at the site's address. */
const open = (path: string, options: OpenOptions = {}) =>
  browser.open(path, {
    ...options,
    prepare: (page) =>
      page.route(`${firstBuild()}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const build = pathname.startsWith('/assets/') ? published.assets : published.pages;
        await route.fulfill({ response: await route.fetch({ url: build + pathname + search }) });
      }),
  });

async function goTo(page: Page, { path }: { path: string }): Promise<void> {
  await footerLink(page, path).click();
  await pageShown(page, path);
  await hydrated(page);
}

test('R-ERR-04a, R-LEAD-06a: after a new release that removes the old files, the retry button of the error screen opens the page of the new build, and the draft stays', async () => {
  browser.allowProblems(/status of 404|ChunkLoadError/);
  const values = typedValues('agencia');
  const page = await open(pages.agencies.path);
  await fillFields(page, values);
  publish(secondBuild());
  // The browser has not loaded the chunk of this page before, so the browser requests the chunk.
  await footerLink(page, pages.about.path).click();
  await page.getByText(errorScreen.help.chunk.title).waitFor();
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await page.getByRole('heading', { level: 1, name: pages.about.name }).waitFor();
  await hydrated(page);
  await goTo(page, pages.agencies);
  expect(await formValues(page)).toMatchObject(values);
});

test('R-ERR-04c: a form that was opened before a new release that removes the old files is sent, and its result is shown', async () => {
  const form = 'contacto';
  browser.allowProblems(/status of 404/);
  const name = marker();
  const page = await open(pageOf[form].path);
  // The dialog is in the same chunk as the form: the host may have removed the files.
  publish(secondBuild());
  await fillFields(page, { ...typedValues(form), nombre: name });
  await page.getByRole('button', { name: formTexts.submit }).click();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('nombre', name, 'otherSite')).toHaveLength(1);
});

test('R-ERR-08a: a page that is published before its chunks keeps what is typed; the next load brings the app', async () => {
  browser.allowProblems(/status of 404|ChunkLoadError/);
  publish(secondBuild(), firstBuild());
  const page = await open(pages.contact.path, { hydrated: false });
  const missing = page.waitForResponse((response) => response.status() === 404);
  const values = typedValues('contacto');
  await fillFields(page, values);
  await missing;
  await roundTrip(page);
  expect(await formValues(page)).toMatchObject(values);
  publish(secondBuild());
  await page.reload();
  await hydrated(page);
  await goTo(page, pages.about);
  expect(await page.getByText(errorScreen.heading).count()).toBe(0);
});
