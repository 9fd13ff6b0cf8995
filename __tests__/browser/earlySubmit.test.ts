import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { holdRequests, openBeforeHydration, openWithFailingApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { requiredNames, typedValues } from '../support/leads';
import { buttonNamed, focusedId, submitButton } from '../support/pageParts';
import { disableTimers } from '../support/timers';
import { until } from '../support/until';

/** A form that is submitted before hydration, where the app never loads or loads late; changedPages.test.ts has the rest. */

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

test('R-LEAD-04: if the app fails to load, the browser refuses an incomplete form, and posts a complete form at once', async () => {
  const page = await openWithFailingApp(browser, pages.contact.path, { prepare: disableHoldTimer });
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`contacto-${requiredNames('contacto')[0]}`);
  const message = await fillIn(page);
  await submitButton(page).click();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', message.apellido!)).toEqual([message]);
});

test('R-LEAD-04: if the app fails to load after the submit, the browser posts the form at once', async () => {
  browser.allowProblems(/Failed to load resource/);
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

test('R-LEAD-04, R-LEAD-12: if the app loads late, the browser posts a form after 10 s, and later clicks do not send the form again', async () => {
  // Playwright cannot read a page during a navigation, so the page reports through the console.
  const consoleTexts: string[] = [];
  const { page, release } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: async (opened) => {
      opened.on('console', (line) => void consoleTexts.push(line.text()));
      await opened.addInitScript(() => {
        const reportClick = ({ isTrusted }: Event) =>
          void (isTrusted && setTimeout(() => console.debug('clicked by the visitor')));
        addEventListener('click', reportClick, true);
        const timer = setInterval(() => {
          if (!('ready' in document.documentElement.dataset)) return;
          clearInterval(timer);
          console.debug('hydrated');
        }, 50);
      });
      await opened.clock.install();
    },
  });
  const countInConsole = (wanted: string) => consoleTexts.filter((text) => text === wanted).length;
  let posts = 0;
  page.on('request', (request) => void (posts += Number(request.method() === 'POST')));
  const answer = await holdRequests(page, /_bandeja/);
  const message = await fillIn(page);
  const clicks = () => countInConsole('clicked by the visitor');
  await submitButton(page).click();
  await until('the page has received the first clicks', () => clicks() === 2);
  const { x, y } = (await submitButton(page).boundingBox())!;
  await page.clock.fastForward(8_000);
  expect(posts).toBe(0);
  await page.clock.fastForward(2_500);
  await until('the browser sends the form', () => posts > 0);
  // The app hydrates the page while the message is being sent, and the visitor clicks again.
  await page.mouse.click(x + 20, y + 20);
  release();
  await until('React has hydrated the page', () => countInConsole('hydrated') > 0);
  await page.mouse.click(x + 20, y + 20);
  await until('the page has received every click', () => clicks() === 4);
  answer();
  await page.waitForURL(/_bandeja/);
  expect(posts).toBe(1);
  expect(received('apellido', message.apellido!)).toEqual([message]);
});
