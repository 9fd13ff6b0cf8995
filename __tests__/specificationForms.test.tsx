import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deployment } from '../src/config/deployment';
import { visit } from './support/render';

/** Tests part 1 of docs/requirements.md for the two forms; specification.test.tsx tests the rest. */

const ENVIADO = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';

const agency = {
  path: '/paraAgenciasDeViaje',
  typed: {
    Nombre: 'Beto',
    Apellido: 'Paz',
    'Correo electrónico': 'beto@agencia.com.ar',
    Teléfono: '0351 155 0000',
    'Página web (opcional)': 'https://www.agencia.com.ar',
    Ciudad: 'Río Cuarto',
  },
  names: ['nombre', 'apellido', 'correo', 'telefono', 'web', 'ciudad'],
  error: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
};
const contact = {
  path: '/contactanos',
  typed: {
    Nombre: 'Ana',
    Apellido: 'Gómez',
    'Correo electrónico': 'ana@gmail.com',
    Teléfono: '011 15-4555-1234',
    Mensaje: 'Viajo en julio con mi familia.',
  },
  names: ['nombre', 'apellido', 'correo', 'telefono', 'mensaje'],
  error: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
};

beforeEach(() => sessionStorage.clear());

/** Mocks `fetch`, which gives this answer; returns the mock. */
function answerWith(answer: { ok: boolean } | Error) {
  const ask = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Response),
  );
  globalThis.fetch = ask as never;
  return ask;
}

const field = (label: string) => screen.getByLabelText(label);

/** Sets the values and submits. Typing, which takes longer, is tested in __tests__/forms. */
async function send(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  await user.click(screen.getByText('Enviar'));
}

/** Waits for the answer with this title and text, and closes it with its button. */
async function closeAnswer(user: UserEvent, name: string, text: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name });
  expect(within(dialog).getByText(text)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
}

test.each([agency, contact])(
  'R-FORM-01, R-FORM-02: the form of $path has its fields, of which web alone may stay empty',
  async ({ path, typed, names }) => {
    const ask = answerWith({ ok: true });
    const { user } = await visit(path);
    const controls = screen.getAllByRole('textbox');
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(names);
    await send(user, {});
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    const taken = Object.keys(typed).filter((label) =>
      field(label).matches('[aria-invalid=false]'),
    );
    expect(taken).toEqual(path === agency.path ? ['Página web (opcional)'] : []);
    expect(ask).not.toHaveBeenCalled();
  },
);

test.each([
  [agency, ['Correo electrónico', 'Página web (opcional)']],
  [contact, ['Correo electrónico']],
])('R-FORM-03, R-FORM-04: on $path addresses that are none are refused', async (form, wrong) => {
  const ask = answerWith({ ok: true });
  const { user } = await visit(form.path);
  await send(user, { ...form.typed, ...Object.fromEntries(wrong.map((label) => [label, 'ana@'])) });
  await waitFor(() => expect(field('Correo electrónico')).toBeInvalid());
  const refused = Object.keys(form.typed).filter((label) =>
    field(label).matches('[aria-invalid=true]'),
  );
  expect(refused).toEqual(wrong);
  expect(ask).not.toHaveBeenCalled();
});

test('R-FORM-05, R-LIMIT-01: the message takes 112 characters and says so', async () => {
  const { user } = await visit(contact.path);
  const message = screen.getByPlaceholderText('Deja tu mensaje (máximo 112 caracteres)');
  expect(message).toBe(field('Mensaje'));
  await user.click(message);
  await user.paste('x'.repeat(115));
  expect(message).toHaveValue('x'.repeat(112));
});

test('R-FORM-11, R-FORM-20, R-FORM-21: the agency form posts its six fields as multipart; success says ¡Enviado! and empties it', async () => {
  const ask = answerWith({ ok: true });
  const { user } = await visit(agency.path);
  await send(user, agency.typed);
  await closeAnswer(user, '¡Enviado!', ENVIADO);
  for (const label of Object.keys(agency.typed)) expect(field(label)).toHaveValue('');
  expect(ask).toHaveBeenCalledTimes(1);
  const [url, { method, headers, body }] = ask.mock.calls[0]!;
  expect([url, method]).toEqual([deployment.formEndpoint, 'POST']);
  expect(headers).toEqual({ Accept: 'application/json' });
  expect([...(body as FormData)]).toEqual(
    Object.values(agency.typed).map((value, index) => [agency.names[index], value]),
  );
});

test('R-FORM-06, R-FORM-11, R-FORM-20, R-FORM-22: the contact form posts JSON with the one chosen purpose to the same endpoint; success clears the purpose too', async () => {
  const ask = answerWith({ ok: true });
  const { user } = await visit(contact.path);
  const purposes = ['Trabajo', 'Estudio', 'Turismo'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const [work, study, tourism] = purposes as [HTMLElement, HTMLElement, HTMLElement];
  const chosen = () => purposes.filter((button) => button.matches('[aria-pressed=true]'));
  expect(within(work.parentElement!).getAllByRole('button')).toEqual(purposes);
  expect(chosen()).toEqual([]);
  await user.click(study);
  await user.click(tourism);
  expect(chosen()).toEqual([tourism]);
  await user.click(tourism);
  expect(chosen()).toEqual([]);
  await user.click(work);
  await send(user, contact.typed);
  await closeAnswer(user, '¡Enviado!', ENVIADO);
  expect(chosen()).toEqual([]);
  for (const label of Object.keys(contact.typed)) expect(field(label)).toHaveValue('');
  expect(ask).toHaveBeenCalledTimes(1);
  const [url, { method, headers, body }] = ask.mock.calls[0]!;
  expect([url, method]).toEqual([deployment.formEndpoint, 'POST']);
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  expect(JSON.parse(body as string)).toEqual({
    nombre: contact.typed.Nombre,
    apellido: contact.typed.Apellido,
    correo: contact.typed['Correo electrónico'],
    telefono: contact.typed['Teléfono'],
    mensaje: contact.typed.Mensaje,
    opcionSeleccionada: 'Trabajo',
  });
});

test.each([
  { ...agency, answer: { ok: false }, what: 'a refusal' },
  { ...agency, answer: new TypeError('Failed to fetch'), what: 'a network failure' },
  { ...contact, answer: { ok: false }, what: 'a refusal' },
  { ...contact, answer: new TypeError('Failed to fetch'), what: 'a network failure' },
])(
  'R-FORM-12, R-FORM-13: on $path $what says Error and keeps the form',
  async ({ path, typed, error, answer }) => {
    answerWith(answer);
    const { user } = await visit(path);
    await send(user, typed);
    await closeAnswer(user, 'Error', error);
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  },
);
