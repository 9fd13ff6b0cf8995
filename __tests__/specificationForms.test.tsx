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

/** Waits for the dialog with this title and text, and closes the dialog with its button. @returns all that it has said */
async function closeDialog(user: UserEvent, title: string, text: string): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByText(text)).toBeVisible();
  const { textContent } = dialog;
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  return textContent;
}

describe.each([agency, contact])('the form of $path', ({ path, values, fields }) => {
  const getControls = () => screen.getAllByRole<HTMLInputElement>('textbox');

  test('R-FORM-01, R-FORM-02: it has its text fields', async () => {
    await visit(path);
    const found = getControls().map(({ name, type }) => [name, type]);
    expect(found).toEqual(fields.map(([name, type]) => [name, type]));
  });

  test('R-FORM-19a: the browser offers to fill in each field but the message', async () => {
    await visit(path);
    const found = getControls().map(({ name, autocomplete }) => [name, autocomplete]);
    expect(found).toEqual(fields.map(([name, , autocomplete]) => [name, autocomplete]));
  });

  test('R-FORM-19b: each field has a visible label, which says if it is optional', async () => {
    await visit(path);
    const labels = getControls().map((control) => control.labels![0]!);
    expect(labels.map(({ textContent }) => textContent)).toEqual(Object.keys(values));
    for (const label of labels) expect(label).toBeVisible();
  });

  test('R-FORM-01, R-FORM-02: all fields but web are required', async () => {
    const network = fakeNetwork();
    const { user } = await visit(path);
    await send(user, {});
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    const accepted = Object.keys(values).filter((label) =>
      field(label).matches('[aria-invalid=false]'),
    );
    expect(accepted).toEqual(path === agency.path ? ['Página web (opcional)'] : []);
    expect(network.calls).toEqual([]);
  });
});

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

describe('the purpose', () => {
  const getPurposes = () =>
    ['Trabajo', 'Estudio', 'Turismo'].map((name) => screen.getByRole('button', { name }));
  const getPressed = () => screen.queryAllByRole('button', { pressed: true });

  test('R-FORM-19b: it says that it is optional', async () => {
    await visit(contact.path);
    expect(screen.getByText('(opcional)', { exact: false })).toBeVisible();
  });

  test('R-FORM-06: one at most is chosen, none at first', async () => {
    const { user } = await visit(contact.path);
    const [, study, tourism] = getPurposes();
    expect(within(study!.parentElement!).getAllByRole('button')).toEqual(getPurposes());
    expect(getPressed()).toEqual([]);
    await user.click(study!);
    await user.click(tourism!);
    expect(getPressed()).toEqual([tourism]);
  });

  test('R-FORM-28: a second press clears the choice', async () => {
    const { user } = await visit(contact.path);
    const [, study] = getPurposes();
    await user.click(study!);
    expect(getPressed()).toEqual([study]);
    await user.click(study!);
    expect(getPressed()).toEqual([]);
  });
});

describe.each([
  { ...agency, purpose: {} },
  { ...contact, purpose: { opcionSeleccionada: 'Trabajo' } },
])('a complete message of $path', ({ path, values, fields, purpose }) => {
  /** Fills in the form, with the purpose, and sends it. @returns the request, after a service has accepted it */
  async function sendAll() {
    const network = fakeNetwork();
    const { user } = await visit(path);
    for (const name of Object.values(purpose))
      await user.click(screen.getByRole('button', { name }));
    await send(user, values);
    network.answer(status(200));
    await closeDialog(user, '¡Enviado!', SENT_TEXT);
    expect(network.calls).toHaveLength(1);
    return network.calls[0]!;
  }

  test('R-FORM-11a, R-FORM-11b: success shows ¡Enviado! and empties the form, the purpose too', async () => {
    await sendAll();
    for (const label of Object.keys(values)) expect(field(label)).toHaveValue('');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('R-FORM-20a: it is posted to the one endpoint', async () => {
    const { url, init } = await sendAll();
    expect([url, init.method]).toEqual([buildSettings.formEndpoint, 'POST']);
  });

  test('R-FORM-21, R-FORM-22: the request has exactly the fields, in the form’s format, and its headers', async () => {
    const { init } = await sendAll();
    const isJson = path === contact.path;
    const json = isJson ? { 'Content-Type': 'application/json' } : {};
    expect(init.headers).toEqual({ Accept: 'application/json', ...json });
    expect(typeof init.body === 'string').toBe(isJson);
    const sent = Object.values(values).map((value, index) => [fields[index]![0], value]);
    expect(fieldsIn(init)).toEqual({ ...Object.fromEntries(sent), ...purpose });
  });
});

test('R-FORM-02, R-FORM-22: the contact form is sent without a purpose, whose field is then empty', async () => {
  const network = fakeNetwork();
  const { user } = await visit(contact.path);
  await send(user, contact.values);
  network.answer(status(200));
  await closeDialog(user, '¡Enviado!', SENT_TEXT);
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ opcionSeleccionada: '' });
});

test('R-FORM-10: a modal shows the result, and Cerrar closes it', async () => {
  const network = fakeNetwork();
  const { user } = await visit(contact.path);
  await send(user, contact.values);
  network.answer(status(200));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

const refusal = { what: 'a refusal', answer: status(500), isDoubtful: false };
const networkFailure = {
  what: 'a network failure',
  answer: new TypeError('Failed to fetch'),
  isDoubtful: true,
};

describe.each([
  { ...agency, ...refusal },
  { ...agency, ...networkFailure },
  { ...contact, ...refusal },
  { ...contact, ...networkFailure },
])('$what of the message of $path', ({ path, values, error, answer, isDoubtful }) => {
  async function sendInVain() {
    const network = fakeNetwork();
    const { user } = await visit(path);
    await send(user, values);
    network.answer(answer);
    return { network, user, said: await closeDialog(user, 'Error', error) };
  }

  test('R-FORM-12a, R-FORM-13a: a dialog with the title Error says so and, after a network failure, that the message may have arrived', async () => {
    const { network, said } = await sendInVain();
    expect(/Puede que .*haya llegado/.test(said)).toBe(isDoubtful);
    expect(network.calls).toHaveLength(1);
  });

  test('R-FORM-12b, R-FORM-13b: the form keeps its values', async () => {
    await sendInVain();
    for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
  });

  test('R-FORM-29b: the button has the focus again, and sends the same values', async () => {
    const { network, user } = await sendInVain();
    await user.keyboard('{Enter}');
    network.answer(status(200));
    await closeDialog(user, '¡Enviado!', SENT_TEXT);
    const [first, second] = network.calls.map(({ init }) => fieldsIn(init));
    expect(second).toEqual(first);
  });
});
