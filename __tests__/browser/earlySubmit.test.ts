import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { openBeforeHydration, openWithFailingApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { requiredNames, typedValues } from '../support/leads';
import { buttonNamed, focusedId, submitButton } from '../support/pageParts';
import { disableTimers } from '../support/timers';

/** A form that is submitted before hydration, where the app never loads; changedPages.test.ts and holdSubmit.test.ts have the rest. */

const browser = suiteBrowser();

/** Fills in the contact form with a purpose. @returns the message that has to arrive */
async function fillIn(page: Page): Promise<Record<string, string>> {
  // One line, because the browser posts line ends as CRLF.
  const values = { ...typedValues('contacto'), apellido: marker(), mensaje: '¿Llego en julio?' };
  await fillFields(page, values);
  await buttonNamed(page, formTexts.purposes[1]).click();
  return { ...values, opcionSeleccionada: formTexts.purposes[1] };
}

/** Disables the timer of 10 s after which the browser posts a waiting form. */
const disableHoldTimer = (page: Page) => disableTimers(page, 5_000);

test('R-ERR-01, R-LEAD-04: if the app fails to load, the console says so once; the browser refuses an incomplete form, and posts a complete form at once', async () => {
  const reports: string[] = [];
  const page = await openWithFailingApp(browser, pages.contact.path, {
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (message.text().startsWith('ChunkLoadError: ')) reports.push(message.type());
      });
      await disableHoldTimer(opened);
    },
  });
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`contacto-${requiredNames('contacto')[0]}`);
  const message = await fillIn(page);
  await submitButton(page).click();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', message.apellido!)).toEqual([message]);
  expect(reports).toEqual(['error']);
});

test('R-LEAD-04: if the app fails to load after the submit, the browser posts the form at once', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError/);
  const { page, release } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: async (opened) => {
      await disableHoldTimer(opened);
      // The entry script imports this chunk last.
      await opened.route(/\/assets\/hydrate-/, (route) => route.abort());
    },
  });
  const message = await fillIn(page);
  await submitButton(page).click();
  release();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', message.apellido!)).toEqual([message]);
});
