import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import type { FormId } from '../../src/forms/fields/definitions';
import { labels, typed, wire } from '../support/leads';
import { addresses } from '../support/servers';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

/** Fills in a whole form, the purpose included. */
async function fill(page: Page, form: FormId): Promise<void> {
  for (const [name, value] of Object.entries(typed(form))) {
    await page.getByLabel(labels[name]!, { exact: true }).fill(value);
  }
  const { opcionSeleccionada } = wire[form];
  if (opcionSeleccionada) {
    await page.getByRole('button', { name: opcionSeleccionada, exact: true }).click();
  }
}

async function newestMessage(inbox: string): Promise<Record<string, string>> {
  const file = readFileSync(inbox, 'utf8').trim().split('\n');
  const { fields } = JSON.parse(file.at(-1) ?? '') as { fields: Record<string, string> };
  return fields;
}

describe.each(['same origin', 'another origin'])('with the inbox on %s', (where) => {
  const base = () => (where === 'same origin' ? addresses().site : addresses().crossSite);
  const inbox = () =>
    `${process.env.SUITE_DIST}/../${where === 'same origin' ? 'site' : 'cross'}.jsonl`;

  test('the agency form arrives as multipart with exactly its fields', async () => {
    const page = await browser.open('/paraAgenciasDeViaje', { base: base() });
    await fill(page, 'agencia');
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(await newestMessage(inbox())).toEqual(wire.agencia);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('');
  });

  test('the contact form arrives as JSON with its purpose', async () => {
    const page = await browser.open('/contactanos', { base: base() });
    await fill(page, 'contacto');
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toBe('application/json');
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(await newestMessage(inbox())).toEqual(wire.contacto);
  });
});
