import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldTexts, formTexts, privacy, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import { agency, contact, control, fill, setupUser, submitButton } from './formFixture';

beforeEach(() => sessionStorage.clear());

const { values } = contact;
const formCases = [
  { form: 'contacto', ...contact },
  { form: 'agencia', ...agency },
] as const;

/** Renders a form and fills in these values; returns the mocked network and the user. */
async function renderAndFill(typed: Record<string, string> = values, render = contact.render) {
  const network = fakeNetwork();
  const user = setupUser();
  render();
  await fill(user, typed);
  return { network, user };
}

const findDialog = () => screen.findByRole('dialog');
const waitForDialogToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each(formCases)('$form', ({ form, values: typed, render }) => {
  test('R-FORM-10, R-FORM-11, R-FORM-12, R-FORM-13, R-FORM-23, R-LEAD-14: a failure keeps the values and offers WhatsApp and e-mail; a second submit sends the same values, and success empties the form', async () => {
    const { network, user } = await renderAndFill(typed, render);
    await user.click(submitButton());
    network.answer(status(503));
    const result = await findDialog();
    expect(result).toHaveAccessibleName(resultTexts.failed.title);
    expect(result).toHaveAccessibleDescription(resultTexts.failed[form]);
    const whatsAppLink = within(result).getByRole('link', {
      name: `${resultTexts.whatsapp} ${newTab}`,
    });
    const emailLink = within(result).getByRole('link', { name: resultTexts.email });
    expect(whatsAppLink).toHaveAttribute('target', '_blank');
    expect(whatsAppLink).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(emailLink).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
    expect(submitButton()).toHaveFocus();
    await user.click(submitButton());
    network.answer(status(200));
    const success = await findDialog();
    expect(success).toHaveAccessibleName(resultTexts.sent.title);
    expect(success).toHaveAccessibleDescription(resultTexts.sent[form]);
    expect(within(success).queryByRole('link')).not.toBeInTheDocument();
    const sent = form === 'contacto' ? { ...typed, opcionSeleccionada: '' } : typed;
    expect(network.calls.map(({ init }) => fieldsIn(init))).toEqual([sent, sent]);
    await user.click(within(success).getByRole('button', { name: resultTexts.close }));
    await waitForDialogToClose();
    for (const name of Object.keys(typed)) expect(control(name)).toHaveValue('');
    expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
  });

  test('R-TRUST-08: the privacy notice says how data are used and removed; a closed <details> names the complaints authority', () => {
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

  test('R-LEAD-09: values that a program has set without an event are sent, and a failure keeps them', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    for (const [name, value] of Object.entries(typed)) control(name).value = value;
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject(typed);
    network.answer(status(500));
    await findDialog();
    for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
  });
});

test('R-FORM-06, R-FORM-16, R-LEAD-12: during the request the button says so and keeps the focus; no value changes, and no second request is sent', async () => {
  const { network, user } = await renderAndFill({ ...values, correo: 'ana@gmail.con' });
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
  await findDialog();
  expect(network.calls).toHaveLength(1);
  expect(control('nombre')).toHaveValue(values.nombre);
  expect(control('correo')).toHaveValue('ana@gmail.con');
  expect(work).toHaveAttribute('aria-pressed', 'false');
  expect(study).toHaveAttribute('aria-pressed', 'true');
});

test('R-FORM-10: if no element had the focus when the dialog opened, as in Safari, the submit button gets the focus', async () => {
  const { network, user } = await renderAndFill();
  await user.click(submitButton());
  act(() => submitButton().blur());
  network.answer(status(200));
  await user.click(within(await findDialog()).getByRole('button', { name: resultTexts.close }));
  await waitForDialogToClose();
  expect(submitButton()).toHaveFocus();
});

test('R-LEAD-12: two submits before a new rendering send one request, and a submit during the request sends none', async () => {
  const { network } = await renderAndFill();
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
  await findDialog();
});

test('R-A11Y-02, R-FORM-09: Enter in a field submits the form; outer spaces are removed, inner spaces stay', async () => {
  const { network, user } = await renderAndFill({ ...values, nombre: '  Ana  María ' });
  await user.type(control('telefono'), '{Enter}');
  expect(network.calls).toHaveLength(1);
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ nombre: 'Ana  María' });
  network.answer(status(200));
  await findDialog();
});

test('R-FORM-14, R-FORM-15: errors appear on submit, then at every change, not when a field loses the focus', async () => {
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

test('R-FORM-14: one refused field gets the focus, at each submit', async () => {
  const { network, user } = await renderAndFill({ ...values, apellido: '' });
  for (let time = 0; time < 2; time += 1) {
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
  }
  expect(screen.queryByRole('group', { name: /datos para revisar/ })).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(0);
});

test('R-FORM-14: for two refused fields a summary gets the focus; its links lead to the fields', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderAndFill({ ...values, apellido: '', telefono: '' });
  await user.click(submitButton());
  const summary = await screen.findByRole('group', { name: formTexts.summary(2) });
  expect(summary).toHaveFocus();
  expect(summary).toHaveAttribute('tabindex', '-1');
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrollIntoView.mock.contexts).toEqual([summary]);
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

test('R-FORM-14: the summary marks a field as corrected when the field has no error, not when the error changes', async () => {
  const { user } = await renderAndFill({ ...values, apellido: '', correo: '' });
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

test('R-FORM-18: an e-mail with a likely typing error gets a correction and is not refused', async () => {
  const { network, user } = await renderAndFill({ ...values, correo: 'ana@gmail.con' });
  const suggestion = screen.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') });
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(status(500));
  await findDialog();
  await user.keyboard('{Escape}');
  await waitForDialogToClose();
  await user.click(suggestion);
  expect(control('correo')).toHaveValue('ana@gmail.com');
  expect(control('correo')).toHaveFocus();
  expect(suggestion).not.toBeInTheDocument();
});

test('R-FORM-18: an unfinished e-mail domain gets a correction only after the field loses the focus', async () => {
  const { user } = await renderAndFill({ correo: 'ana@gmail.co' });
  const name = formTexts.suggestEmail('ana@gmail.com');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(control('nombre'));
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('R-FORM-18: one tap adds the scheme to a refused web address', async () => {
  const { network, user } = await renderAndFill(
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

test('R-LEAD-15: without a connection the form says so, and the visitor can still try to send', async () => {
  const { network, user } = await renderAndFill();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(formTexts.offline)).toBeVisible();
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(new TypeError('Failed to fetch'));
  expect(await findDialog()).toHaveAccessibleName(resultTexts.failed.title);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(formTexts.offline)).not.toBeInTheDocument();
});
