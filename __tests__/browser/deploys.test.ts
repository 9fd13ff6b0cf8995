import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { holdApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { labels, pageOf, typedValues } from '../support/leads';
import { footerLink } from '../support/pageParts';
import { startPublishingHost, type PublishingHost } from '../support/publishingHost';
import { pageShown, hydrated } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();
let host: PublishingHost;

/** Two builds of the same site: the second has another form endpoint, and so other files. */
const first = () => addresses().site;
const second = () => addresses().crossSite;

beforeAll(async () => {
  host = await startPublishingHost({ pages: first(), files: [first()] });
});
afterAll(() => host.close());
beforeEach(() => host.publish({ pages: first(), files: [first()] }));

/** Publishes a build; `kept` says whether the host also has the assets of the other build. */
function publish(version: string, kept: boolean): void {
  const others = [first(), second()].filter((other) => other !== version);
  host.publish({ pages: version, files: kept ? [version, ...others] : [version] });
}

async function goTo(page: Page, { path }: { path: string }): Promise<void> {
  await footerLink(page, path).click();
  await pageShown(page, path);
  await hydrated(page);
}

/** Opens a page of the first version and counts the documents that load after it. */
async function open(path: string) {
  const page = await browser.open(path, { base: host.url });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { page, documents: () => documents };
}

/** Returns the address of the app's file, whose hash identifies the build that is shown. */
const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.chunks?.split(' ')[0]);

async function shown(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of names) {
    values[name] = await page.getByLabel(labels[name]!, { exact: true }).inputValue();
  }
  return values;
}

const expectNoError = async (page: Page) =>
  expect(await page.getByText(errorScreen.heading).count()).toBe(0);

test('the two versions have no page’s code in common', async () => {
  const codeOf = async (version: string, path: string) =>
    /\/assets\/\w+Page-[^ "]+/.exec(await (await fetch(version + path)).text())?.[0];
  for (const { path } of Object.values(pages)) {
    expect(await codeOf(first(), path)).not.toBe(await codeOf(second(), path));
  }
});

describe.each([
  ['the files before it kept', true],
  ['the files before it gone', false],
])('R-ERR-06: a version published over another, %s', (_how, kept) => {
  test('R-LEAD-06: a form, half filled, is whole after a walk, also when the first version comes back', async () => {
    const form = 'agencia';
    if (!kept) browser.allowProblems(/status of 404/);
    const half = Object.fromEntries(Object.entries(typedValues(form)).slice(0, 4));
    const formPage = pageOf[form];
    const { page, documents } = await open(formPage.path);
    await fillFields(page, half);
    const builds = [await buildOf(page)];
    for (const [turn, version] of [second(), first()].entries()) {
      publish(version, kept);
      // The browser has not loaded this page's code before, so it needs the host's file.
      await goTo(page, turn === 0 ? pages.about : pages.contact);
      await expectNoError(page);
      builds.push(await buildOf(page));
      await goTo(page, formPage);
      await expectNoError(page);
      expect(await shown(page, Object.keys(half))).toEqual(half);
      await page.getByText(formTexts.restored).waitFor();
      expect(documents()).toBeLessThanOrEqual(kept ? 0 : turn + 1);
    }
    // The page was reloaded only where the files are gone.
    expect(new Set(builds).size).toBe(kept ? 1 : 2);
  });

  test('R-LEAD-01: a form, open since before, is sent and answered, without a reload', async () => {
    const form = 'contacto';
    if (!kept) browser.allowProblems(/status of 404/);
    const name = marker();
    const { page, documents } = await open(pageOf[form].path);
    // Filling in a field loads the dialog's code, which the host may no longer have.
    publish(second(), kept);
    await fillFields(page, { ...typedValues(form), nombre: name });
    await page.getByRole('button', { name: formTexts.submit }).click();
    await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    expect(documents()).toBe(0);
    expect(received('nombre', name, 'crossSite')).toHaveLength(1);
  });

  test('R-LEAD-04: a page whose app had not come yet sends its form by itself, and leads on', async () => {
    if (!kept) browser.allowProblems(/status of 404/);
    const name = marker();
    let release = () => {};
    const page = await browser.open(pages.contact.path, {
      base: host.url,
      hydrated: false,
      prepare: async (opened) => void (release = await holdApp(opened)),
    });
    await fillFields(page, { ...typedValues('contacto'), nombre: name });
    publish(second(), kept);
    release();
    await page.getByRole('button', { name: formTexts.submit }).click();
    if (kept) await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    else await page.waitForURL('**/_bandeja');
    expect(received('nombre', name, 'crossSite')).toHaveLength(1);
  });
});

test('R-ERR-06: a version that comes, goes and comes again is followed each time', async () => {
  browser.allowProblems(/status of 404/);
  const { page, documents } = await open(pages.contact.path);
  const builds = [await buildOf(page)];
  publish(second(), false);
  await goTo(page, pages.about);
  builds.push(await buildOf(page));
  publish(first(), false);
  await page.reload();
  await hydrated(page);
  publish(second(), false);
  await goTo(page, pages.agencies);
  await expectNoError(page);
  expect(builds[1]).not.toBe(builds[0]);
  expect(await buildOf(page)).toBe(builds[1]);
  expect(documents()).toBe(3);
});

test('R-LEAD-03: a page that is published before its files keeps what is typed until they come', async () => {
  browser.allowProblems(/status of 404/);
  host.publish({ pages: second(), files: [first()] });
  const page = await browser.open(pages.contact.path, { base: host.url, hydrated: false });
  const missing = page.waitForResponse((response) => response.status() === 404);
  const values = typedValues('contacto');
  await fillFields(page, values);
  await missing;
  publish(second(), false);
  // A click makes the entry script load the app again.
  await page.getByLabel(labels.nombre!, { exact: true }).click();
  await hydrated(page);
  expect(await shown(page, Object.keys(values))).toEqual(values);
  await goTo(page, pages.about);
  await expectNoError(page);
});
