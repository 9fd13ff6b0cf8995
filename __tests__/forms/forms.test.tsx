import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { writeDraft } from '../../src/forms/drafts';
import { fieldsIn, status } from '../support/network';
import { liveRegions } from '../support/liveRegions';
import { setupUser } from '../support/render';
import {
  agency,
  closeDialog,
  contact,
  control,
  draftOf,
  expectValues,
  renderAndFill,
  submitButton,
} from './formFixture';

const { values } = contact;
/** Returns the summary once it has the focus: it would take the focus from a field in which a test types too early. */
async function findSummary(count: number): Promise<HTMLElement> {
  const summary = await screen.findByRole('group', { name: formTexts.summary(count) });
  await waitFor(() => expect(summary).toHaveFocus());
  return summary;
}

test.each<[after: string, act: (user: UserEvent) => Promise<void>]>([
  ['at once', async () => {}],
  ['after the next field got the focus', (user) => user.tab()],
  ['after a key in the same field', (user) => user.keyboard('{End}{Backspace}s')],
  [
    'after the purpose was chosen',
    (user) => user.click(screen.getByRole('button', { name: 'Estudio' })),
  ],
])(
  'R-LEAD-09: values that a program has set without an event are sent %s, and a failure keeps them',
  async (_after, interact) => {
    const { network, user } = await renderAndFill({});
    await user.click(control('nombre'));
    for (const [name, value] of Object.entries(values)) control(name).value = value;
    await interact(user);
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject(values);
    network.answer(status(500));
    await closeDialog(resultTexts.failed.title);
    expectValues(values);
  },
);

test.each([
  ['agencia', agency],
  ['contacto', contact],
] as const)(
  'R-LEAD-09: in the form «%s» values that a program has set without an event stay while the visitor corrects another field, and are sent',
  async (_form, { values: expected, render }) => {
    const { network, user } = await renderAndFill({}, render);
    await user.click(submitButton());
    await findSummary(5);
    const { nombre, ...silent } = expected;
    for (const [name, value] of Object.entries(silent)) control(name).value = value;
    await user.type(control('nombre'), nombre!);
    expectValues(expected);
    await user.click(submitButton());
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject(expected);
  },
);

test('R-LEAD-11a, R-LEAD-12a: during the request the button says so and keeps the focus; no value changes, and no second request is sent', async () => {
  writeDraft('contacto', { ...values, opcionSeleccionada: 'Estudio' });
  const { network, user } = await renderAndFill({});
  const announces = liveRegions();
  await user.dblClick(submitButton());
  expect(submitButton()).toHaveAccessibleName(formTexts.sending);
  expect(submitButton()).toHaveFocus();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toBeEnabled();
  expect(control('nombre')).toHaveAttribute('readonly');
  expect(announces(formTexts.status.sending)).toBe(true);
  await user.click(submitButton());
  await user.keyboard('{Enter}');
  await user.click(control('nombre'));
  await user.keyboard('{Enter}{Enter}x');
  await user.click(screen.getByRole('button', { name: 'Trabajo' }));
  fireEvent.submit(screen.getByRole('form'));
  network.answer(status(500));
  await closeDialog(resultTexts.failed.title);
  expect(network.calls).toHaveLength(1);
  expectValues(values);
  expect(draftOf('contacto')).toMatchObject(values);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Estudio');
});

test('R-FORM-29b: if no element had the focus when the dialog opened, as in Safari, the submit button gets the focus', async () => {
  const { network, user } = await renderAndFill();
  await user.click(submitButton());
  act(() => submitButton().blur());
  network.answer(status(200));
  await closeDialog(resultTexts.sent.title);
  expect(submitButton()).toHaveFocus();
});

test('R-A11Y-03d: a field is described by its hint and, once it is refused, by its error', async () => {
  const { user } = await renderAndFill({});
  expect(control('telefono')).toHaveAccessibleDescription(/código de área/);
  await user.click(submitButton());
  await waitFor(() =>
    expect(control('telefono')).toHaveAccessibleDescription(fieldTexts.telefono.missing),
  );
});

test('R-FORM-14a, R-FORM-15: errors appear at their fields on submit, then at every change, not when a field loses the focus', async () => {
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

test('R-FORM-14b: a single refused field gets the focus, and no summary is shown', async () => {
  const { user } = await renderAndFill({ ...values, apellido: '' });
  await user.click(submitButton());
  await waitFor(() => expect(control('apellido')).toHaveFocus());
  expect(screen.queryByRole('group', { name: /revisar/ })).not.toBeInTheDocument();
});

test('R-FORM-14c: for two refused fields a summary gets the focus; its links lead to the fields, and it stays as it is until the next submit', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderAndFill({ ...values, apellido: '', correo: '' });
  await user.click(submitButton());
  const summary = await findSummary(2);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrollIntoView.mock.contexts).toEqual([within(summary).getByRole('heading')]);
  const links = within(summary).getAllByRole('link');
  const missing = [fieldTexts.apellido.missing, fieldTexts.correo.missing];
  expect(links.map((link) => link.textContent)).toEqual(missing);
  await user.click(links[1]!);
  expect(control('correo')).toHaveFocus();
  expect(location.hash).toBe('');
  const before = summary.innerHTML;
  await user.keyboard('ana');
  await waitFor(() =>
    expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.invalid),
  );
  await user.keyboard('@gmail.com');
  await user.clear(control('telefono'));
  await waitFor(() => expect(control('telefono')).toBeInvalid());
  expect(summary.innerHTML).toBe(before);
  await user.click(submitButton());
  const next = await findSummary(2);
  expect(next).not.toBe(summary);
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([fieldTexts.apellido.missing, fieldTexts.telefono.missing]);
});

test('R-FORM-14c: Enter in a field that is still refused lists that field, too', async () => {
  const { user } = await renderAndFill({ ...values, nombre: '', correo: 'ana' });
  await user.click(control('correo'));
  await user.keyboard('{Enter}');
  const links = within(await findSummary(2)).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    fieldTexts.nombre.missing,
    fieldTexts.correo.invalid,
  ]);
});

/** What the field «Correo» says below its control. */
const emailNote = () => document.getElementById('contacto-correo-nota')!;

test('R-FORM-18a: a second after the visitor pauses, the field asks whether a slip is meant, announces it, and takes the address as it is', async () => {
  jest.useFakeTimers();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { network, user } = await renderAndFill();
  const announces = liveRegions();
  const question = '¿Quisiste decir ana@gmail.com?';
  await user.clear(control('correo'));
  await user.type(control('correo'), 'ana@gmial.com');
  await advance(900);
  expect(emailNote()).toHaveTextContent(fieldTexts.correo.hint);
  await advance(100);
  expect(announces(question)).toBe(true);
  expect(emailNote()).not.toHaveTextContent(fieldTexts.correo.hint);
  await user.click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ correo: 'ana@gmial.com' });
});

test('R-FORM-18a: also after a refused address the field asks only when the visitor pauses', async () => {
  jest.useFakeTimers();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { user } = await renderAndFill({ correo: 'ana@gmail' });
  await user.click(submitButton());
  await advance(1500);
  expect(emailNote()).toHaveTextContent(fieldTexts.correo.incomplete);
  await user.type(control('correo'), '.co');
  await advance(900);
  expect(emailNote()).toHaveTextContent(fieldTexts.correo.hint);
  await advance(100);
  expect(emailNote()).toHaveTextContent('¿Quisiste decir ana@gmail.com?');
});

test('R-FORM-18a: the field asks nothing about a text that nobody has typed in this document', async () => {
  jest.useFakeTimers();
  writeDraft('contacto', { correo: 'ana@gmial.com' });
  await act(async () => contact.render());
  act(() => control('correo').focus());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(emailNote()).toHaveTextContent(fieldTexts.correo.hint);
});

test('R-FORM-18b: the error of a web address without https:// quotes it with https://', async () => {
  const typed = { ...agency.values, web: 'www.agencia.com.ar' };
  const { network, user } = await renderAndFill(typed, agency.render);
  await user.click(submitButton());
  expect(network.calls).toHaveLength(0);
  await waitFor(() => expect(control('web')).toHaveFocus());
  expect(control('web')).toHaveAccessibleDescription(
    expect.stringContaining('https://www.agencia.com.ar'),
  );
});

test('R-LEAD-15: without a connection the form says so, and the visitor can still try to send', async () => {
  const { network, user } = await renderAndFill();
  const announces = liveRegions();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(formTexts.offline)).toBeVisible();
  expect(announces(formTexts.offline)).toBe(true);
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(formTexts.offline)).not.toBeInTheDocument();
});

test('R-FORM-29a, R-FORM-29b: the title of the result gets the focus, its text is announced, and Escape closes it and returns the focus', async () => {
  const { network, user } = await renderAndFill();
  await user.click(submitButton());
  network.answer(status(500));
  const dialog = await screen.findByRole('dialog', { name: resultTexts.failed.title });
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  // Screen readers read the description when the dialog opens: the paragraphs, not the links.
  const { failed } = resultTexts;
  expect(dialog).toHaveAccessibleDescription(`${failed.contacto} ${failed.otherWays}`);
  await user.keyboard('{Escape}');
  // While the dialog fades out, screen readers already find the page.
  expect(submitButton()).toHaveFocus();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('R-LEAD-06b, R-LEAD-07a: each change is written to the draft; a form that mounts again restores the draft and says so, until the visitor empties it', async () => {
  const { user, unmount } = await renderAndFill();
  expect(screen.getByText(formTexts.status.intro)).toBeVisible();
  expect(draftOf('contacto')).toMatchObject(values);
  unmount();
  contact.render();
  expectValues(values);
  expect(screen.getByText(formTexts.status.restored)).toBeVisible();
  expect(draftOf('contacto')).toMatchObject(values);
  for (const name of Object.keys(values)) await user.clear(control(name));
  expect(screen.getByText(formTexts.status.intro)).toBeVisible();
});

test('R-LEAD-06d: of a stored draft, a text that is too long is refused, and a purpose that the form does not offer is not sent', async () => {
  writeDraft('contacto', { ...values, mensaje: 'x'.repeat(113), opcionSeleccionada: 'Marte' });
  const { network, user } = await renderAndFill({});
  await user.click(submitButton());
  await waitFor(() =>
    expect(control('mensaje')).toHaveAccessibleDescription(
      expect.stringContaining(fieldTexts.mensaje.tooLong),
    ),
  );
  await user.clear(control('mensaje'));
  await user.type(control('mensaje'), 'Hola');
  await user.click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({
    mensaje: 'Hola',
    opcionSeleccionada: '',
  });
});

test('R-FORM-09b, R-FORM-09c: an address and a number with invisible marks stay as they were pasted, while they are sent without', async () => {
  const pasted = {
    correo: '\u202aana@gmail.com\u202c',
    telefono: '\u2066+54 9 11 4555-1234\u2069',
  };
  const { network, user } = await renderAndFill({ ...values, ...pasted });
  await user.type(control('telefono'), '5');
  expectValues({ ...pasted, telefono: `${pasted.telefono}5` });
  await user.click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({
    correo: 'ana@gmail.com',
    telefono: '+54 9 11 4555-12345',
  });
});

test('R-A11Y-02b: a held Enter submits nothing, while it makes new lines in the message; other held keys work', async () => {
  await renderAndFill();
  const isTaken = (element: HTMLElement, key: string, repeat = true) =>
    !fireEvent.keyDown(element, { key, repeat });
  expect([submitButton(), control('telefono')].map((each) => isTaken(each, 'Enter'))).toEqual([
    true,
    true,
  ]);
  expect(isTaken(control('mensaje'), 'Enter')).toBe(false);
  expect(isTaken(submitButton(), 'Tab')).toBe(false);
  expect(isTaken(submitButton(), 'Enter', false)).toBe(false);
});
