import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildSettings } from '../src/content/derived/buildSettings';
import { formTexts } from '../src/content/forms';
import { fakeNetwork, fieldsIn, status } from './support/network';
import { visit } from './support/render';

/** Tests part 1 of docs/requirements.md for the two forms; specification.test.tsx tests the rest. */

const SENT_TEXT = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';

/** Name, type and `autocomplete` of the first fields of both forms. */
const personFields = [
  ['nombre', 'text', 'given-name'],
  ['apellido', 'text', 'family-name'],
  ['correo', 'email', 'email'],
  ['telefono', 'tel', 'tel'],
];

const agency = {
  path: '/paraAgenciasDeViaje',
  values: {
    Nombre: 'Beto',
    Apellido: 'Paz',
    'Correo electrónico': 'beto@agencia.com.ar',
    Teléfono: '0351 155 0000',
    'Página web (opcional)': 'https://www.agencia.com.ar',
    Ciudad: 'Río Cuarto',
  },
  fields: [...personFields, ['web', 'url', 'url'], ['ciudad', 'text', 'address-level2']],
  error: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
};
const contact = {
  path: '/contactanos',
  values: {
    Nombre: 'Ana',
    Apellido: 'Gómez',
    'Correo electrónico': 'ana@gmail.com',
    Teléfono: '011 15-4555-1234',
    Mensaje: 'Viajo en julio con mi familia.',
  },
  fields: [...personFields, ['mensaje', 'textarea', '']],
  error: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
};

const field = (label: string) => screen.getByLabelText(label);

/** Sets the values and submits. Typing, which takes longer, is tested in __tests__/forms. */
async function send(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  await user.click(screen.getByText(formTexts.submit));
}

/** Waits for the dialog with this title and text, and closes the dialog with its button. */
async function closeDialog(user: UserEvent, title: string, text: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByText(text)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
}

test.each([agency, contact])(
  'R-FORM-01, R-FORM-02, R-FORM-19a, R-FORM-19b: the form of $path has its text fields, of which only web is optional',
  async ({ path, values, fields }) => {
    const network = fakeNetwork();
    const { user } = await visit(path);
    const controls = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(controls.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual(
      fields,
    );
    const visibleLabels = controls.map(({ labels }) => labels![0]!.textContent);
    expect(visibleLabels).toEqual(Object.keys(values));
    for (const { labels } of controls) expect(labels![0]).toBeVisible();
    await send(user, {});
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    const accepted = Object.keys(values).filter((label) =>
      field(label).matches('[aria-invalid=false]'),
    );
    expect(accepted).toEqual(path === agency.path ? ['Página web (opcional)'] : []);
    expect(network.calls).toEqual([]);
  },
);

test('R-FORM-19a, R-FORM-19c: a phone shows each field’s keyboard, and capitalizes names and city without correcting them', async () => {
  await visit(agency.path);
  const attribute = (name: string, labels: readonly string[]) =>
    labels.map((label) => field(label).getAttribute(name));
  const names = ['Nombre', 'Apellido', 'Ciudad'];
  const address = 'Correo electrónico';
  const web = 'Página web (opcional)';
  expect(attribute('inputmode', [address, 'Teléfono', web])).toEqual(['email', 'tel', 'url']);
  expect(attribute('autocorrect', names)).toEqual(['off', 'off', 'off']);
  expect(attribute('spellcheck', names)).toEqual(['false', 'false', 'false']);
  expect(attribute('autocapitalize', names)).toEqual(['words', 'words', 'words']);
});

test('R-FORM-05: the message field takes 112 characters, as its placeholder says', async () => {
  const { user } = await visit(contact.path);
  const message = screen.getByPlaceholderText('Deja tu mensaje (máximo 112 caracteres)');
  expect(message).toBe(field('Mensaje'));
  await user.click(message);
  await user.paste('x'.repeat(115));
  expect(message).toHaveValue('x'.repeat(112));
});

test('R-FORM-06, R-FORM-19b, R-FORM-28: one purpose at most is chosen, none at first, and a second press clears the choice', async () => {
  const { user } = await visit(contact.path);
  const buttons = ['Trabajo', 'Estudio', 'Turismo'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const [, study, tourism] = buttons as [HTMLElement, HTMLElement, HTMLElement];
  expect(screen.getByText('(opcional)', { exact: false })).toBeVisible();
  expect(within(study.parentElement!).getAllByRole('button')).toEqual(buttons);
  const pressed = () => screen.queryAllByRole('button', { pressed: true });
  expect(pressed()).toEqual([]);
  await user.click(study);
  await user.click(tourism);
  expect(pressed()).toEqual([tourism]);
  await user.click(tourism);
  expect(pressed()).toEqual([]);
});

test.each([
  { ...agency, format: 'multipart', json: {}, purpose: {} },
  {
    ...contact,
    format: 'JSON',
    json: { 'Content-Type': 'application/json' },
    purpose: { opcionSeleccionada: 'Trabajo' },
  },
])(
  'R-FORM-11a, R-FORM-11b, R-FORM-20a, R-FORM-21, R-FORM-22: the form of $path posts exactly its fields as $format to the one endpoint; success shows ¡Enviado! and empties the form, the purpose too',
  async ({ path, values, fields, json, purpose }) => {
    const network = fakeNetwork();
    const { user } = await visit(path);
    for (const name of Object.values(purpose))
      await user.click(screen.getByRole('button', { name }));
    await send(user, values);
    network.answer(status(200));
    await closeDialog(user, '¡Enviado!', SENT_TEXT);
    for (const label of Object.keys(values)) expect(field(label)).toHaveValue('');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(network.calls).toHaveLength(1);
    const { url, init } = network.calls[0]!;
    expect([url, init.method]).toEqual([buildSettings.formEndpoint, 'POST']);
    expect(init.headers).toEqual({ Accept: 'application/json', ...json });
    const sent = Object.values(values).map((value, index) => [fields[index]![0], value]);
    expect(typeof init.body === 'string').toBe('Content-Type' in json);
    expect(fieldsIn(init)).toEqual({ ...Object.fromEntries(sent), ...purpose });
  },
);

test('R-FORM-02, R-FORM-22: the contact form is sent without a purpose, whose field is then empty', async () => {
  const network = fakeNetwork();
  const { user } = await visit(contact.path);
  await send(user, contact.values);
  network.answer(status(200));
  await closeDialog(user, '¡Enviado!', SENT_TEXT);
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ opcionSeleccionada: '' });
});

test.each([
  { ...agency, answer: status(500), what: 'a refusal' },
  { ...agency, answer: new TypeError('Failed to fetch'), what: 'a network failure' },
  { ...contact, answer: status(500), what: 'a refusal' },
  { ...contact, answer: new TypeError('Failed to fetch'), what: 'a network failure' },
])(
  'R-FORM-10, R-FORM-12a, R-FORM-12b, R-FORM-13a, R-FORM-13b, R-FORM-29b, R-LEAD-14b: on $path the result of $what is titled Error; the form keeps its values, and its button, which has the focus again, sends the same values',
  async ({ path, values, error, answer }) => {
    const network = fakeNetwork();
    const { user } = await visit(path);
    await send(user, values);
    network.answer(answer);
    await closeDialog(user, 'Error', error);
    for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
    await user.keyboard('{Enter}');
    network.answer(status(200));
    await closeDialog(user, '¡Enviado!', SENT_TEXT);
    const [first, second] = network.calls.map(({ init }) => fieldsIn(init));
    expect(second).toEqual(first);
  },
);
