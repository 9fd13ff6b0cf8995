import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { isAppChunk, openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { requiredNames, typedValues } from '../support/leads';
import { buttonNamed, focusedId, submitButton } from '../support/pageParts';
import { idle, roundTrip } from '../support/readiness';
import { disableTimers } from '../support/timers';
import { until } from '../support/until';

/** The app never loads; changedPages.test.ts has the rest. */

const browser = suiteBrowser();

/** Opens the contact page, whose app fails to load. Resolves when the console has said so. */
async function openWithoutApp(prepare?: (page: Page) => Promise<unknown>) {
  browser.allowProblems(/Failed to load resource|ChunkLoadError/);
  const reports: string[] = [];
  const page = await browser.open(pages.contact.path, {
    ...phone,
    hydrated: false,
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (message.text().startsWith('ChunkLoadError: ')) reports.push(message.type());
      });
      await prepare?.(opened);
      await opened.route(isAppChunk, (route) => route.abort());
    },
  });
  await until('the app has failed', () => reports.length > 0);
  return { page, reports };
}

test('R-ERR-01, R-ERR-08a: if the app fails to load, the console says so once, also after a submit', async () => {
  const { page, reports } = await openWithoutApp();
  await submitButton(page).click();
  await roundTrip(page);
  await idle(page);
  expect(reports).toEqual(['error']);
});

test('R-LEAD-04b: if the app fails to load, the browser refuses an incomplete form, and posts a complete form at once', async () => {
  // The timer of 10 s, after which the browser posts a waiting form.
  const { page } = await openWithoutApp((opened) => disableTimers(opened, 5_000));
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`contacto-${requiredNames('contacto')[0]}`);
  // One line, because the browser posts line ends as CRLF.
  const values = { ...typedValues('contacto'), apellido: marker(), mensaje: '¿Llego en julio?' };
  await fillFields(page, values);
  await buttonNamed(page, formTexts.purposes[1]!).click();
  await submitButton(page).click();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', values.apellido)).toEqual([
    { ...values, opcionSeleccionada: formTexts.purposes[1]! },
  ]);
});

test('R-LEAD-04a: a message that waits for the app is sent by the browser itself after 10 s, once', async () => {
  const { page } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: (opened) => opened.clock.install(),
  });
  const values = { ...typedValues('contacto'), apellido: marker() };
  await fillFields(page, values);
  await submitButton(page).click();
  await buttonNamed(page, formTexts.sending).waitFor();
  await submitButton(page).click({ force: true });
  await page.clock.fastForward(9_000);
  await roundTrip(page);
  expect(received('apellido', values.apellido)).toEqual([]);
  await page.clock.fastForward(1_500);
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', values.apellido)).toHaveLength(1);
});

test('R-LEAD-12c: a press while the browser itself sends the form sends no second one', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { page } = await openWithoutApp((opened) =>
    opened.route(/_bandeja/, async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response });
    }),
  );
  const values = { ...typedValues('contacto'), apellido: marker() };
  await fillFields(page, values);
  const arrived = () => received('apellido', values.apellido).length;
  // The page itself reads the button: Playwright would wait for the post's answer.
  const labels: string[] = [];
  page.on('console', (message) => void labels.push(message.text()));
  await page.evaluate(() =>
    addEventListener(
      'submit',
      ({ submitter }) => setTimeout(() => console.log((submitter as HTMLElement).innerText)),
      { capture: true, once: true },
    ),
  );
  await submitButton(page).scrollIntoViewIfNeeded();
  const { x, y } = (await submitButton(page).boundingBox())!;
  // Not by the locator, whose click waits for the answer.
  await page.mouse.click(x + 9, y + 9);
  await until('the form service has the message', () => arrived() > 0);
  expect(labels).toEqual([formTexts.sending]);
  await page.mouse.click(x + 9, y + 9);
  answer();
  await page.waitForURL(/_bandeja/);
  expect(arrived()).toBe(1);
});

/** Collects the errors of the console that a page reports, by their first line. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().split('\n')[0]!);
  });
  return errors;
}

test('R-ERR-01, R-ERR-02: code that has not arrived after 120 s is a ChunkLoadError, once, and the page goes on without the app', async () => {
  browser.allowProblems(/ChunkLoadError/);
  let errors: string[] = [];
  const { page } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: async (opened) => {
      errors = collectErrors(opened);
      await opened.clock.install();
    },
  });
  await until('the app is requested', () =>
    browser.requestedPaths().some((path) => path.startsWith('/assets/app-')),
  );
  await page.clock.fastForward(119_000);
  expect(errors).toEqual([]);
  await page.clock.fastForward(2_000);
  await until('the console has the error', () => errors.length > 0);
  await page.clock.fastForward(130_000);
  await roundTrip(page);
  expect(errors).toEqual([expect.stringContaining('ChunkLoadError')]);
  // The browser posts the form.
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`contacto-${requiredNames('contacto')[0]}`);
});
