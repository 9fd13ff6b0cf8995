import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { addresses } from '../support/servers';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

const agency = {
  Nombre: 'Inés',
  Apellido: 'Ñandú Pérez',
  'Correo electrónico': 'ines@agencia.com.ar',
  Teléfono: '011 15-4555-1234',
  'Página web (opcional)': 'https://www.agencia.com.ar',
  Ciudad: 'Córdoba',
};

const person = {
  Nombre: 'José',
  Apellido: 'D’Angelo',
  'Correo electrónico': 'jose@example.com',
  Teléfono: '+54 9 351 555-0000',
  Mensaje: 'Quiero viajar en julio. ¿Llego? 🧉',
};

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
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
    await fill(page, agency);
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(await newestMessage(inbox())).toEqual({
      nombre: agency.Nombre,
      apellido: agency.Apellido,
      correo: agency['Correo electrónico'],
      telefono: agency.Teléfono,
      web: agency['Página web (opcional)'],
      ciudad: agency.Ciudad,
    });
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('');
  });

  test('the contact form arrives as JSON with its purpose', async () => {
    const page = await browser.open('/contactanos', { base: base() });
    await fill(page, person);
    await page.getByRole('button', { name: 'Turismo', exact: true }).click();
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const headers = await (await request).allHeaders();
    expect(headers['content-type']).toBe('application/json');
    expect(headers.accept).toBe('application/json');
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    expect(await newestMessage(inbox())).toEqual({
      nombre: person.Nombre,
      apellido: person.Apellido,
      correo: person['Correo electrónico'],
      telefono: person.Teléfono,
      mensaje: person.Mensaje,
      opcionSeleccionada: 'Turismo',
    });
  });
});
