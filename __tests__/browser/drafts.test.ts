import type { Page } from 'playwright-core';
import { counterTexts, formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import type { FormId } from '../../src/forms/fields/definitions';
import { openBeforeHydration, openWithFailingApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { pageOf, typedValues } from '../support/leads';
import { buttonNamed, footerLink, submitButton } from '../support/pageParts';
import { pageShown, hydrated } from '../support/readiness';
import { answerPosts } from '../support/states';

/** Both forms use the same code for drafts, so each case tests one of them. */

const browser = suiteBrowser();

async function fillIn(page: Page, form: FormId): Promise<void> {
  for (const [name, value] of Object.entries(typedValues(form))) {
    await page.locator(`#${form}-${name}`).fill(value);
  }
  if (form === 'contacto') await buttonNamed(page, 'Estudio').click();
}

async function formState(page: Page, form: FormId): Promise<unknown> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(typedValues(form))) {
    values[name] = await page.locator(`#${form}-${name}`).inputValue();
  }
  return { values, purpose: await page.locator('[aria-pressed=true]').allInnerTexts() };
}

const filledState = (form: FormId) => ({
  values: typedValues(form),
  purpose: form === 'contacto' ? ['Estudio'] : [],
});
const emptyState = (form: FormId) => ({
  values: Object.fromEntries(Object.keys(typedValues(form)).map((name) => [name, ''])),
  purpose: [],
});

const status = (page: Page, form: FormId) => page.locator(`#${form}-formulario > div[role=status]`);

/** Opens a form by a link of another page. */
async function open(form: FormId, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.open(pages.about.path, { prepare });
  await goTo(page, pageOf[form].path);
  return page;
}

async function goTo(page: Page, path: string): Promise<void> {
  await footerLink(page, path).click();
  await pageShown(page, path);
}

/** Asserts that the form shows the whole draft and says that it has restored it. */
async function expectRestored(page: Page, form: FormId): Promise<void> {
  expect(await formState(page, form)).toEqual(filledState(form));
  expect(await status(page, form).innerText()).toContain(formTexts.restored);
}

test.each<[string, FormId, (page: Page, form: FormId) => Promise<unknown>]>([
  [
    'a visit to another page of the site',
    'agencia',
    async (page, form) => {
      await goTo(page, pages.about.path);
      await goTo(page, pageOf[form].path);
    },
  ],
  [
    'a step back and forward within the site',
    'contacto',
    async (page, form) => {
      await page.goBack();
      await pageShown(page, pages.about.path);
      await page.goForward();
      await pageShown(page, pageOf[form].path);
    },
  ],
  ['a reload directly after typing', 'contacto', (page) => page.reload()],
  [
    'a visit to another site',
    'agencia',
    async (page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  ],
  [
    'a new load of the same address',
    'contacto',
    (page, form) => page.goto(new URL(pageOf[form].path, page.url()).href),
  ],
])('R-LEAD-06: a draft survives %s', async (_way, form, leaveAndReturn) => {
  const page = await open(form);
  await fillIn(page, form);
  await leaveAndReturn(page, form);
  await hydrated(page);
  await page.locator(`#${form}-nombre`).waitFor();
  await expectRestored(page, form);
});

test('R-LEAD-06: a draft survives the reload that follows a new deployment', async () => {
  browser.allowProblems(/status of 404/);
  let isChunkMissing = true;
  const page = await open('agencia', (opened) =>
    opened.route(/\/assets\/HomePage/, (route) =>
      isChunkMissing ? route.fulfill({ status: 404 }) : route.fallback(),
    ),
  );
  await fillIn(page, 'agencia');
  await page.route('**/*', (route) => {
    // The site fetches the page's HTML to find out whether the server has a new build.
    if (!isChunkMissing || route.request().resourceType() !== 'fetch') return route.fallback();
    isChunkMissing = false;
    return route.fulfill({ body: '<html data-chunks="/assets/otra.js">' });
  });
  const reloaded = page.waitForEvent('load');
  await footerLink(page, '/#faq').click();
  await reloaded;
  await hydrated(page);
  await goTo(page, pageOf.agencia.path);
  await expectRestored(page, 'agencia');
});

test('R-LEAD-06, R-LEAD-07: a draft survives a crash of the page', async () => {
  const page = await open('contacto');
  await fillIn(page, 'contacto');
  // A crash dispatches no event, so only a draft that was written before is left.
  await page.waitForFunction(() =>
    sessionStorage.getItem('borrador:contacto')?.includes('Estudio'),
  );
  // Playwright cannot control a crashed page, so the test uses the DevTools protocol.
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const fields = JSON.stringify(Object.keys(typedValues('contacto')));
  const expression = `document.body.innerText.includes('${formTexts.restored}') && JSON.stringify(
    Object.fromEntries(${fields}.map((name) => [name, document.getElementById('contacto-' + name).value])))`;
  // A crashed renderer leaves some commands without an answer, also a reload, so the test repeats them.
  const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  const withTimeout = <Answer>(command: Promise<Answer>) =>
    Promise.race([command.catch(() => undefined), delay(2_000)]);
  let values: string | undefined;
  for (let reloadedAt = 0; !values; await delay(100)) {
    if (Date.now() - reloadedAt > 10_000) {
      reloadedAt = Date.now();
      await withTimeout(session.send('Page.reload'));
    }
    const evaluated = await withTimeout(session.send('Runtime.evaluate', { expression }));
    values = evaluated?.result.value as string | undefined;
  }
  expect(JSON.parse(values)).toEqual(typedValues('contacto'));
});

test('R-LEAD-06, R-LEAD-07: a draft survives another page if the app fails to load', async () => {
  const { page } = await openWithFailingApp(browser, pageOf.contacto.path);
  await fillIn(page, 'contacto');
  // New documents: only in a document of its history does the browser restore the fields itself.
  await footerLink(page, pages.about.path).click();
  await page.waitForURL(`**${pages.about.path}`);
  await footerLink(page, pageOf.contacto.path).click();
  await page.waitForURL(`**${pageOf.contacto.path}`);
  expect(await formState(page, 'contacto')).toEqual(filledState('contacto'));
  const { length } = typedValues('contacto').mensaje!;
  await page.getByText(counterTexts.visible(length)).waitFor();
});

test('R-LEAD-07, R-SEC-03: with blocked session storage a draft survives another page of the site; the form is sent and then emptied', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pageOf.agencia.path, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }),
  });
  await fillIn(page, 'agencia');
  await hydrate();
  await answerPosts(page, 200);
  await goTo(page, pages.about.path);
  await goTo(page, pageOf.agencia.path);
  await expectRestored(page, 'agencia');
  await submitButton(page).click();
  await page.getByRole('dialog', { name: '¡Enviado!' }).waitFor();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  expect(await formState(page, 'agencia')).toEqual(emptyState('agencia'));
});

test('R-LEAD-06: the other form and another tab do not show the draft', async () => {
  const page = await open('agencia');
  await fillIn(page, 'agencia');
  await goTo(page, pageOf.contacto.path);
  expect(await formState(page, 'contacto')).toEqual(emptyState('contacto'));
  const tab = await page.context().newPage();
  await tab.goto(new URL(pageOf.agencia.path, page.url()).href);
  await hydrated(tab);
  expect(await formState(tab, 'agencia')).toEqual(emptyState('agencia'));
});

test('R-LEAD-06: a draft survives a closed tab that the browser reopens', async () => {
  // Playwright cannot reopen a closed tab. The browser restores its history entry with the session
  // storage, as a return to an entry of the history does.
  const page = await browser.open('/contactanos');
  await fillIn(page, 'contacto');
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
  await page.waitForURL('**/contactanos');
  await hydrated(page);
  expect(await formState(page, 'contacto')).toEqual(filledState('contacto'));
});

test('R-LEAD-20: a tab that is duplicated during a request does not say that the result is unknown', async () => {
  const first = await browser.open(pageOf.contacto.path);
  const address = first.url();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await first.route(/_bandeja/, async (route) => {
    await answered;
    await route.abort();
  });
  await fillIn(first, 'contacto');
  await submitButton(first).click();
  const sendingNote = await first.waitForFunction(() =>
    sessionStorage.getItem('enviando:contacto'),
  );
  /** Opens another tab with a copy of the note in session storage, as a duplicated tab has. */
  const duplicate = async () => {
    const page = await first.context().newPage();
    await page.goto(address);
    await page.evaluate(
      (value) => sessionStorage.setItem('enviando:contacto', value!),
      await sendingNote.jsonValue(),
    );
    await page.reload();
    await hydrated(page);
    return page;
  };
  const second = await duplicate();
  await second.waitForFunction(() => !sessionStorage.getItem('enviando:contacto'));
  expect(await second.getByText(formTexts.onReturn.unsure).count()).toBe(0);
  // Once the sending tab has left the page, no tab receives the answer.
  await first.goto('about:blank');
  answer();
  await (await duplicate()).getByText(formTexts.onReturn.unsure).waitFor();
});
