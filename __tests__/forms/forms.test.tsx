import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldTexts, formNames, formTexts, privacy, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { labels } from '../support/leads';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import {
  agency,
  contact,
  control,
  fill,
  advanceTime,
  setupUser,
  submitButton,
  withFakeTime,
} from './formFixture';

beforeEach(() => sessionStorage.clear());

const { values } = contact;
const both = [
  { form: 'contacto', ...contact },
  { form: 'agencia', ...agency },
] as const;

/** Renders a form and types these values; returns the mocked network and the user. */
async function filled(typed: Record<string, string> = values, render = contact.render) {
  const network = fakeNetwork();
  const user = setupUser();
  render();
  await fill(user, typed);
  return { network, user };
}

const dialog = () => screen.findByRole('alertdialog');
const dialogIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe.each(both)('$form', ({ form, values: typed, render }) => {
  test('R-FORM-10, R-FORM-11, R-FORM-23: one request carries exactly the fields; its success empties the form', async () => {
    const { network, user } = await filled(typed, render);
    await user.click(submitButton());
    network.answer(status(200));
    const shown = await dialog();
    expect(shown).toHaveAccessibleName(resultTexts.sent.title);
    expect(shown).toHaveAccessibleDescription(resultTexts.sent.text);
    expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
    expect(network.calls.map(({ init }) => fieldsIn(init))).toEqual([
      form === 'contacto' ? { ...typed, opcionSeleccionada: '' } : typed,
    ]);
    await user.click(within(shown).getByRole('button', { name: resultTexts.close }));
    await dialogIsClosed();
    for (const name of Object.keys(typed)) expect(control(name)).toHaveValue('');
    expect(submitButton()).toHaveFocus();
    expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
  });

  test('R-FORM-12, R-FORM-13, R-LEAD-14: a failure keeps the form, offers chat and e-mail, and a second try sends the same', async () => {
    const { network, user } = await filled(typed, render);
    await user.click(submitButton());
    network.answer(status(503));
    const shown = await dialog();
    expect(shown).toHaveAccessibleName(resultTexts.failed.title);
    expect(shown).toHaveAccessibleDescription(resultTexts.failed[form]);
    const chat = within(shown).getByRole('link', { name: `${resultTexts.whatsapp} ${newTab}` });
    const mail = within(shown).getByRole('link', { name: resultTexts.email });
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const text of [
      new URL(chat.getAttribute('href')!).searchParams.get('text')!,
      new URLSearchParams(mail.getAttribute('href')!.split('?')[1]).get('body')!,
    ]) {
      expect(text).toContain(formNames[form].page);
      for (const [name, value] of Object.entries(typed)) {
        const label = labels[name]!.replace(' (opcional)', '');
        expect(`\n${text.replaceAll('\r\n', '\n')}\n`).toContain(`\n${label}: ${value}\n`);
      }
    }
    await user.keyboard('{Escape}');
    await dialogIsClosed();
    for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
    expect(submitButton()).toHaveFocus();
    await user.click(submitButton());
    network.answer(status(200));
    expect(await dialog()).toHaveAccessibleName(resultTexts.sent.title);
    expect(network.calls).toHaveLength(2);
    expect(fieldsIn(network.calls[1]!.init)).toEqual(fieldsIn(network.calls[0]!.init));
  });

  test('R-TRUST-08: says who gets the data and how to have them removed, and on demand who hears complaints', () => {
    render();
    const mail = privacy.parts[1];
    expect(screen.getByText(/solo para responderte/)).toHaveTextContent(
      /sin los obligatorios, no puede.*exterior.*verlos, corregirlos o borrarlos.*Ley 25\.326.*pasaporte/,
    );
    expect(screen.getByRole('link', { name: mail.text })).toHaveAttribute('href', mail.href);
    const notice = screen.getByText(privacy.complaints.title).closest('details')!;
    expect(notice).not.toHaveAttribute('open');
    expect(notice).toHaveTextContent(
      /La Agencia de Acceso a la Información Pública, en su carácter de Órgano de Control de la Ley N° 25\.326, tiene la atribución de atender las denuncias y reclamos/,
    );
  });

  test('R-LEAD-09: what stands in the fields is sent and kept, also if a program put it there unseen by React', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    for (const [name, value] of Object.entries(typed)) control(name).value = value;
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject(typed);
    network.answer(status(500));
    await dialog();
    for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
  });
});

test('R-LEAD-14: the message of a failed form names the purpose of the visa in one word', async () => {
  const { network, user } = await filled();
  await user.click(screen.getByRole('button', { name: formTexts.purposes[2] }));
  await user.click(submitButton());
  network.answer(status(503));
  const chat = within(await dialog()).getByRole('link', {
    name: `${resultTexts.whatsapp} ${newTab}`,
  });
  const text = new URL(chat.getAttribute('href')!).searchParams.get('text')!;
  expect(text.split('\n').at(-1)).toBe('Visa: Turismo');
});

test('R-FORM-06, R-FORM-16, R-LEAD-12: while sending, the button says so and keeps the focus, and nothing changes or sends twice', async () => {
  const { network, user } = await filled({ ...values, correo: 'ana@gmail.con' });
  const [work, study] = ['Trabajo', 'Estudio'].map((name) => screen.getByRole('button', { name }));
  await user.click(study!);
  await user.dblClick(submitButton());
  expect(submitButton()).toHaveTextContent(formTexts.sending);
  expect(submitButton()).toHaveFocus();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toBeEnabled();
  expect(control('nombre')).toHaveAttribute('readonly');
  expect(screen.getByText(formTexts.sendingStatus)).toHaveAttribute('role', 'status');
  await user.click(submitButton());
  await user.keyboard('{Enter}');
  await user.click(control('nombre'));
  await user.keyboard('{Enter}{Enter}x');
  await user.click(screen.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') }));
  await user.click(work!);
  fireEvent.submit(screen.getByRole('form'));
  network.answer(status(500));
  await dialog();
  expect(network.calls).toHaveLength(1);
  expect(control('nombre')).toHaveValue(values.nombre);
  expect(control('correo')).toHaveValue('ana@gmail.con');
  expect(work).toHaveAttribute('aria-pressed', 'false');
  expect(study).toHaveAttribute('aria-pressed', 'true');
});

test('R-LEAD-12: two submits in one moment send one request, and none is sent while it waits for its answer', async () => {
  const { network } = await filled();
  const submit = () => screen.getByRole<HTMLFormElement>('form').requestSubmit();
  await act(async () => {
    submit();
    submit();
  });
  // With other values, only the wait for the answer can prevent a second request.
  control('nombre').value = 'Otra';
  await act(async () => submit());
  expect(network.calls).toHaveLength(1);
  network.answer(status(200));
  await dialog();
});

test('R-A11Y-02, R-FORM-09: Enter in a field submits; outer spaces are not sent, inner ones are', async () => {
  const { network, user } = await filled({ ...values, nombre: '  Ana  María ' });
  await user.type(control('telefono'), '{Enter}');
  expect(network.calls).toHaveLength(1);
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ nombre: 'Ana  María' });
  network.answer(status(200));
  await dialog();
});

describe('in slow networks', () => {
  withFakeTime();

  test('R-LEAD-13: no answer within 30 seconds is a failure', async () => {
    const { network, user } = await filled();
    await user.click(submitButton());
    await advanceTime(29_000);
    expect(network.calls).toHaveLength(1);
    expect(submitButton()).toHaveTextContent(formTexts.sending);
    await advanceTime(2_000);
    expect(await dialog()).toHaveAccessibleDescription(resultTexts.failed.contacto);
  });
});

test('R-FORM-14, R-FORM-15: leaving a field says nothing; submitting does, and then every change', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('nombre'));
  await user.tab();
  await user.type(control('correo'), 'ana');
  await user.tab();
  expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
  expect(control('correo')).toHaveAttribute('aria-invalid', 'false');
  await user.click(submitButton());
  await waitFor(() => expect(control('nombre')).toHaveAttribute('aria-invalid', 'true'));
  expect(control('nombre')).toHaveAccessibleDescription(fieldTexts.nombre.missing);
  expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.invalid);
  await user.type(control('correo'), '@gmail.com');
  await waitFor(() => expect(control('correo')).toHaveAttribute('aria-invalid', 'false'));
  await user.clear(control('correo'));
  await waitFor(() =>
    expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.missing),
  );
});

test('R-FORM-14: one refused field gets the focus, at each refusal', async () => {
  const { network, user } = await filled({ ...values, apellido: '' });
  for (let time = 0; time < 2; time += 1) {
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
  }
  expect(screen.queryByRole('group', { name: /datos para revisar/ })).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(0);
});

test('R-FORM-14: with two or more, a summary gets it, and its links lead to the fields', async () => {
  const { user } = await filled({ ...values, apellido: '', telefono: '' });
  await user.click(submitButton());
  const summary = await screen.findByRole('group', { name: formTexts.summary(2) });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    fieldTexts.apellido.missing,
    fieldTexts.telefono.missing,
  ]);
  await user.click(links[1]!);
  expect(control('telefono')).toHaveFocus();
  await user.keyboard('1');
  await waitFor(() =>
    expect(links[1]!.textContent).toBe(`${fieldTexts.telefono.missing} ${formTexts.corrected}`),
  );
  await user.click(submitButton());
  await waitFor(() => expect(control('apellido')).toHaveFocus());
  expect(summary).not.toBeInTheDocument();
});

test('R-FORM-14: in the summary a field is corrected when it has no error, not when it has another', async () => {
  const { user } = await filled({ ...values, apellido: '', correo: '' });
  await user.click(submitButton());
  const summary = await screen.findByRole('group', { name: formTexts.summary(2) });
  const email = within(summary).getAllByRole('link')[1]!;
  await user.type(control('correo'), 'ana');
  await waitFor(() =>
    expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.invalid),
  );
  expect(email.textContent).toBe(fieldTexts.correo.missing);
  await user.type(control('correo'), '@gmail.com');
  await waitFor(() =>
    expect(email.textContent).toBe(`${fieldTexts.correo.missing} ${formTexts.corrected}`),
  );
  const [wrong, corrected] = within(summary).getAllByRole('listitem');
  expect(corrected).toHaveAttribute('data-corrected', 'true');
  expect(wrong).not.toHaveAttribute('data-corrected');
  const icons = [...summary.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(icons).toHaveLength(2);
  expect(icons).not.toContain(null);
  expect(icons[0]).not.toBe(icons[1]);
});

test('R-FORM-18: an e-mail with a likely slip gets an offer, and is not refused for it', async () => {
  const { network, user } = await filled({ ...values, correo: 'ana@gmail.con' });
  const offer = screen.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') });
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(status(500));
  await dialog();
  await user.keyboard('{Escape}');
  await dialogIsClosed();
  await user.click(offer);
  expect(control('correo')).toHaveValue('ana@gmail.com');
  expect(control('correo')).toHaveFocus();
  expect(offer).not.toBeInTheDocument();
});

test('R-FORM-18: the beginning of an e-mail gets an offer only once its field was left', async () => {
  const { user } = await filled({ correo: 'ana@gmail.co' });
  const name = formTexts.suggestEmail('ana@gmail.com');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(control('nombre'));
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('R-FORM-18: an address without its scheme gets the whole one by one tap', async () => {
  const { network, user } = await filled(
    { ...agency.values, web: 'www.agencia.com.ar' },
    agency.render,
  );
  expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  await user.click(submitButton());
  expect(network.calls).toHaveLength(0);
  await waitFor(() => expect(control('web')).toHaveFocus());
  expect(control('web')).toHaveAccessibleDescription(fieldTexts.web.noScheme);
  await user.click(screen.getByRole('button', { name: 'Usar https://www.agencia.com.ar' }));
  expect(control('web')).toHaveValue('https://www.agencia.com.ar');
  expect(control('web')).toHaveFocus();
  await waitFor(() => expect(control('web')).toHaveAttribute('aria-invalid', 'false'));
});

test('R-LEAD-15: without a connection it says so beside the button, and lets the visitor try', async () => {
  const { network, user } = await filled();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(formTexts.offline)).toBeVisible();
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(new TypeError('Failed to fetch'));
  expect(await dialog()).toHaveAccessibleName(resultTexts.failed.title);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(formTexts.offline)).not.toBeInTheDocument();
});
