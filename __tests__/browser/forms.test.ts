import type { Page } from 'playwright-core';
import type { FormId } from '../../src/forms/fields/definitions';
import { fillFields } from '../support/formPage';
import { marker, received } from '../support/inbox';
import { typed, wire } from '../support/leads';
import { addresses } from '../support/servers';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

/** Fills in a whole form, the purpose included; its surname tells its message from all others. */
async function fill(page: Page, form: FormId): Promise<string> {
  const apellido = marker();
  await fillFields(page, { ...typed(form), apellido });
  const { opcionSeleccionada } = wire[form];
  if (opcionSeleccionada) {
    await page.getByRole('button', { name: opcionSeleccionada, exact: true }).click();
  }
  return apellido;
}

describe.each([
  ['the same origin', 'site'],
  ['another origin', 'cross'],
] as const)('with the inbox on %s', (_where, inbox) => {
  const base = () => (inbox === 'site' ? addresses().site : addresses().crossSite);

  test('R-DEV-02, R-DEV-03, R-FORM-21, R-FORM-23: the agency form arrives as multipart with exactly its fields', async () => {
    const page = await browser.open('/paraAgenciasDeViaje', { base: base() });
    const apellido = await fill(page, 'agencia');
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(received('apellido', apellido, inbox)).toEqual([{ ...wire.agencia, apellido }]);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('');
  });

  test('R-DEV-02, R-DEV-03, R-FORM-22, R-FORM-23: the contact form arrives as JSON with its purpose', async () => {
    const page = await browser.open('/contactanos', { base: base() });
    const apellido = await fill(page, 'contacto');
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toBe('application/json');
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(received('apellido', apellido, inbox)).toEqual([{ ...wire.contacto, apellido }]);
  });
});
