import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addControlFallbacks } from '../src/boot/controlFallbacks';
import { deployment } from '../src/config/deployment';
import { routes } from '../src/routes';
import { section, visit } from './support/render';

/** Part 1 of docs/requirements.md as `specification.test.tsx` holds it: what it says of the two forms. */

const HOME = '/';
const AGENCIES = '/paraAgenciasDeViaje';
const CONTACT = '/contactanos';

const ENVIADO = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';
const AGENCY_ERROR = 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.';
const CONTACT_ERROR = 'Hubo un problema al enviar el formulario: Error en el envío del formulario';

beforeEach(() => sessionStorage.clear());

/** A form service that gives this answer; returns what it was asked. */
function answerWith(answer: { ok: boolean } | Error) {
  const ask = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Response),
  );
  globalThis.fetch = ask as never;
  return ask;
}

const agency = {
  Nombre: 'Beto',
  Apellido: 'Paz',
  'Correo electrónico': 'beto@agencia.com.ar',
  Teléfono: '0351 155 0000',
  'Página web (opcional)': 'https://www.agencia.com.ar',
  Ciudad: 'Río Cuarto',
};
const contact = {
  Nombre: 'Ana',
  Apellido: 'Gómez',
  'Correo electrónico': 'ana@gmail.com',
  Teléfono: '011 15-4555-1234',
  Mensaje: 'Viajo en julio con mi familia.',
};

const field = (label: string) => screen.getByLabelText(label);
const submit = (user: UserEvent) => user.click(screen.getByText('Enviar'));

/** Fills in and submits; __tests__/forms types as people do, here the texts matter. */
function send(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  return submit(user);
}

describe('fields and validation', () => {
  const namesOf = (form: HTMLElement) =>
    within(form)
      .getAllByRole('textbox')
      .map((control) => control.getAttribute('name'));

  test('R-FORM-01: the agency form has its six fields, web alone optional', async () => {
    const ask = answerWith({ ok: true });
    const { user } = await visit(AGENCIES);
    expect(namesOf(screen.getByRole('form'))).toEqual([
      'nombre',
      'apellido',
      'correo',
      'telefono',
      'web',
      'ciudad',
    ]);
    await submit(user);
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    for (const label of ['Apellido', 'Correo electrónico', 'Teléfono', 'Ciudad']) {
      expect(field(label)).toBeInvalid();
    }
    expect(field('Página web (opcional)')).toBeValid();
    expect(ask).not.toHaveBeenCalled();
  });

  test('R-FORM-02: the contact form has five fields to type in, all required, and a purpose', async () => {
    const ask = answerWith({ ok: true });
    const { user } = await visit(CONTACT);
    expect(namesOf(screen.getByRole('form'))).toEqual([
      'nombre',
      'apellido',
      'correo',
      'telefono',
      'mensaje',
    ]);
    await submit(user);
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    for (const label of Object.keys(contact)) expect(field(label)).toBeInvalid();
    expect(ask).not.toHaveBeenCalled();
  });

  test('R-FORM-03, R-FORM-04: addresses that are none are refused: e-mail on both forms, web on the agencies’', async () => {
    const ask = answerWith({ ok: true });
    const wrong = { 'Correo electrónico': 'ana@', 'Página web (opcional)': 'mi página' };
    const { user, unmount } = await visit(AGENCIES);
    await send(user, { ...agency, ...wrong });
    await waitFor(() => expect(field('Correo electrónico')).toBeInvalid());
    expect(field('Página web (opcional)')).toBeInvalid();
    expect(field('Ciudad')).toBeValid();
    unmount();
    const second = await visit(CONTACT);
    await send(second.user, { ...contact, 'Correo electrónico': 'ana@' });
    await waitFor(() => expect(field('Correo electrónico')).toBeInvalid());
    expect(field('Nombre')).toBeValid();
    expect(ask).not.toHaveBeenCalled();
  });

  test('R-FORM-05, R-LIMIT-01: the message takes 112 characters and says so', async () => {
    const { user } = await visit(CONTACT);
    const message = screen.getByPlaceholderText('Deja tu mensaje (máximo 112 caracteres)');
    expect(message).toBe(field('Mensaje'));
    await user.click(message);
    await user.paste('x'.repeat(115));
    expect(message).toHaveValue('x'.repeat(112));
  });
});

describe('states and transitions', () => {
  const forms = [
    { path: AGENCIES, values: agency, error: AGENCY_ERROR },
    { path: CONTACT, values: contact, error: CONTACT_ERROR },
  ];

  test.each(forms)(
    'R-FORM-11: on $path success says ¡Enviado! and empties the form',
    async ({ path, values }) => {
      answerWith({ ok: true });
      const { user } = await visit(path);
      await send(user, values);
      const dialog = await screen.findByRole('alertdialog', { name: '¡Enviado!' });
      expect(within(dialog).getByText(ENVIADO)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
      for (const label of Object.keys(values)) expect(field(label)).toHaveValue('');
    },
  );

  test.each(
    forms.flatMap((form) => [
      { ...form, answer: { ok: false }, what: 'a refusal' },
      { ...form, answer: new TypeError('Failed to fetch'), what: 'a network failure' },
    ]),
  )(
    'R-FORM-12, R-FORM-13: on $path $what says Error and keeps the form',
    async ({ path, values, error, answer }) => {
      answerWith(answer);
      const { user } = await visit(path);
      await send(user, values);
      const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
      expect(within(dialog).getByText(error)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
      for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
    },
  );

  test('R-FORM-06: the purpose is one of Trabajo, Estudio, Turismo; none at first, none after a success', async () => {
    answerWith({ ok: true });
    const { user } = await visit(CONTACT);
    const toggles = () =>
      ['Trabajo', 'Estudio', 'Turismo'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed'),
      );
    expect(toggles()).toEqual(['false', 'false', 'false']);
    await user.click(screen.getByRole('button', { name: 'Estudio' }));
    expect(toggles()).toEqual(['false', 'true', 'false']);
    await user.click(screen.getByRole('button', { name: 'Turismo' }));
    expect(toggles()).toEqual(['false', 'false', 'true']);
    await send(user, contact);
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(toggles()).toEqual(['false', 'false', 'false']);
  });

  test.each([HOME, CONTACT])(
    'R-FAQ-01: FAQ on %s: one open at a time, an open one closes',
    async (path) => {
      const { user } = await visit(path);
      // The entry script's part for browsers without an exclusive `<details name>`, of which jsdom is one.
      addControlFallbacks();
      const questions = section('faq').getAllByRole('group') as HTMLDetailsElement[];
      const click = (item: number) => user.click(questions[item]!.firstElementChild!);
      const open = () => questions.map((question) => question.open);
      await click(0);
      expect(open()).toEqual([true, false, false, false]);
      await click(2);
      await waitFor(() => expect(open()).toEqual([false, false, true, false]));
      await click(2);
      expect(open()).toEqual([false, false, false, false]);
    },
  );
});

describe('calls', () => {
  test.each(routes.map(({ path }) => path))(
    'R-SITE-06: %s asks no service for anything by itself',
    async (path) => {
      const ask = answerWith({ ok: true });
      await visit(path);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test('R-FORM-20, R-FORM-21: the agency form posts its six fields as multipart', async () => {
    const ask = answerWith({ ok: true });
    const { user } = await visit(AGENCIES);
    await send(user, agency);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await screen.findByText('¡Enviado!');
    const [url, { method, headers, body }] = ask.mock.calls[0]!;
    expect([url, method, headers]).toEqual([
      deployment.formEndpoint,
      'POST',
      { Accept: 'application/json' },
    ]);
    expect([...(body as FormData)]).toEqual([
      ['nombre', agency.Nombre],
      ['apellido', agency.Apellido],
      ['correo', agency['Correo electrónico']],
      ['telefono', agency['Teléfono']],
      ['web', agency['Página web (opcional)']],
      ['ciudad', agency.Ciudad],
    ]);
  });

  test('R-FORM-20, R-FORM-22: the contact form posts JSON with the purpose to the same endpoint', async () => {
    const ask = answerWith({ ok: true });
    const { user } = await visit(CONTACT);
    await user.click(screen.getByRole('button', { name: 'Trabajo' }));
    await send(user, contact);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await screen.findByText('¡Enviado!');
    const [url, { method, headers, body }] = ask.mock.calls[0]!;
    expect([url, method, headers]).toEqual([
      deployment.formEndpoint,
      'POST',
      { Accept: 'application/json', 'Content-Type': 'application/json' },
    ]);
    expect(JSON.parse(body as string)).toEqual({
      nombre: contact.Nombre,
      apellido: contact.Apellido,
      correo: contact['Correo electrónico'],
      telefono: contact['Teléfono'],
      mensaje: contact.Mensaje,
      opcionSeleccionada: 'Trabajo',
    });
  });
});
