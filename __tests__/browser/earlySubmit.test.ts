import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { isAppChunk, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { requiredNames, typedValues } from '../support/leads';
import { buttonNamed, focusedId, submitButton } from '../support/pageParts';
import { disableTimers } from '../support/timers';
import { until } from '../support/until';

/** A form that is submitted where the app never loads; changedPages.test.ts and holdSubmit.test.ts have the rest. */

const browser = suiteBrowser();

test('R-ERR-01, R-LEAD-04: if the app fails to load, the console says so once; the browser refuses an incomplete form, and posts a complete form at once', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError/);
  const reports: string[] = [];
  const page = await browser.open(pages.contact.path, {
    ...phone,
    hydrated: false,
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (message.text().startsWith('ChunkLoadError: ')) reports.push(message.type());
      });
      // The timer of 10 s, after which the browser posts a waiting form.
      await disableTimers(opened, 5_000);
      await opened.route(isAppChunk, (route) => route.abort());
    },
  });
  await until('the app has failed', () => reports.length > 0);
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
  expect(reports).toEqual(['error']);
});
