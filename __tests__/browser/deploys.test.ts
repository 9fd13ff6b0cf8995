import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { labels, pageOf, typedValues } from '../support/leads';
import { footerLink, formValues } from '../support/pageParts';
import { startPublishingHost } from '../support/publishingHost';
import { pageShown, hydrated } from '../support/readiness';
import { until } from '../support/until';
import { addresses } from '../support/servers';

const browser = suiteBrowser();
let host: Awaited<ReturnType<typeof startPublishingHost>>;

/** Addresses of two builds of the site: the second has another form endpoint, and so other files. */
const firstBuild = () => addresses().site;
const secondBuild = () => addresses().otherSite;

beforeAll(async () => {
  host = await startPublishingHost({ pages: firstBuild(), files: [firstBuild()] });
});
afterAll(() => host.close());
beforeEach(() => host.publish({ pages: firstBuild(), files: [firstBuild()] }));

/** Publishes the second build, without the files of the first. */
const publishNext = () => host.publish({ pages: secondBuild(), files: [secondBuild()] });

async function goTo(page: Page, { path }: { path: string }): Promise<void> {
  await footerLink(page, path).click();
  await pageShown(page, path);
  await hydrated(page);
}

test('R-ERR-04, R-LEAD-06: after a deployment that removes the old files, the retry button of the error screen opens the page of the new build, and the draft stays', async () => {
  browser.allowProblems(/status of 404|ChunkLoadError/);
  const values = typedValues('agencia');
  const page = await browser.open(pages.agencies.path, { base: host.url });
  await fillFields(page, values);
  publishNext();
  // The browser has not loaded the chunk of this page before, so the browser requests the chunk.
  await footerLink(page, pages.about.path).click();
  await page.getByText(errorScreen.help.chunk.title).waitFor();
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await pageShown(page, pages.about.path);
  await hydrated(page);
  await goTo(page, pages.agencies);
  expect(await formValues(page)).toMatchObject(values);
});

test('R-LEAD-01: a form that was opened before a deployment that removes the old files is sent, and its result is shown', async () => {
  const form = 'contacto';
  browser.allowProblems(/status of 404/);
  const name = marker();
  const page = await browser.open(pageOf[form].path, { base: host.url });
  // The dialog is in the same chunk as the form: the host may have removed the files.
  publishNext();
  await fillFields(page, { ...typedValues(form), nombre: name });
  await page.getByRole('button', { name: formTexts.submit }).click();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('nombre', name, 'otherSite')).toHaveLength(1);
});

test('R-LEAD-03: a page that is published before its chunks keeps typed text until the chunks load', async () => {
  browser.allowProblems(/status of 404|ChunkLoadError/);
  host.publish({ pages: secondBuild(), files: [firstBuild()] });
  const page = await browser.open(pages.contact.path, { base: host.url, hydrated: false });
  const missing = page.waitForResponse((response) => response.status() === 404);
  const values = typedValues('contacto');
  await fillFields(page, values);
  await missing;
  publishNext();
  // A click makes the entry script load the app again, but only once it has handled the failure.
  await until('a click loads the app', async () => {
    await page.getByLabel(labels.nombre!, { exact: true }).click();
    return page.evaluate(() => 'ready' in document.documentElement.dataset);
  });
  expect(await formValues(page)).toMatchObject(values);
  await goTo(page, pages.about);
  expect(await page.getByText(errorScreen.heading).count()).toBe(0);
});
