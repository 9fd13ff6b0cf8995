import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PrerenderedElements } from '../../src/components/prerenderedElements';
import { fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { writeDraft } from '../../src/forms/drafts';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { fieldsIn, status } from '../support/network';
import { liveRegions } from '../support/liveRegions';
import { setupUser, themed } from '../support/render';
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

test('R-LEAD-11a, R-LEAD-12a: during the request the button says so and keeps the focus; no value changes, and no second request is sent', async () => {
  const typed = { ...values, correo: 'ana@gmail.con' };
  writeDraft('contacto', { ...typed, opcionSeleccionada: 'Estudio' });
  const { network, user } = await renderAndFill({});
  const announces = liveRegions();
  await user.dblClick(submitButton());
  expect(submitButton()).toHaveAccessibleName(formTexts.sending);
  expect(submitButton()).toHaveFocus();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toBeEnabled();
  expect(control('nombre')).toHaveAttribute('readonly');
  expect(announces(formTexts.lastSubmit.sending)).toBe(true);
  await user.click(submitButton());
  await user.keyboard('{Enter}');
  await user.click(control('nombre'));
  await user.keyboard('{Enter}{Enter}x');
  for (const name of [formTexts.suggestEmail('ana@gmail.com'), 'Trabajo', formTexts.clear]) {
    await user.click(screen.getByRole('button', { name }));
  }
  fireEvent.submit(screen.getByRole('form'));
  network.answer(status(500));
  await closeDialog(resultTexts.failed.title);
  expect(network.calls).toHaveLength(1);
  expectValues(typed);
  expect(draftOf('contacto')).toMatchObject(typed);
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

test('R-FORM-14a, R-FORM-15, R-A11Y-03d: errors appear on submit, then at every change, not when a field loses the focus', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('nombre'));
  await user.tab();
  await user.type(control('correo'), 'ana');
  await user.tab();
  expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
  expect(control('correo')).toHaveAttribute('aria-invalid', 'false');
  expect(control('telefono')).toHaveAccessibleDescription(/código de área/);
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

test('R-FORM-14b, R-FORM-14c: for two refused fields a summary gets the focus; its links lead to the fields, have the reason of the moment, and are marked when their field has no error', async () => {
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
  await user.keyboard('ana');
  await waitFor(() => expect(links[1]).toHaveTextContent(fieldTexts.correo.invalid));
  await user.keyboard('@gmail.com');
  await waitFor(() =>
    expect(links[1]).toHaveTextContent(`${fieldTexts.correo.invalid} ${formTexts.corrected}`),
  );
  const [wrong, corrected] = within(summary).getAllByRole('listitem');
  expect(links[1]).toHaveAttribute('data-corrected', 'true');
  expect(links[0]).not.toHaveAttribute('data-corrected');
  expect(corrected!.querySelector('path')!.outerHTML).not.toBe(
    wrong!.querySelector('path')!.outerHTML,
  );
  await user.click(submitButton());
  await waitFor(() => expect(control('apellido')).toHaveFocus());
  expect(summary).not.toBeInTheDocument();
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

test('R-FORM-14d, R-FORM-14e: the summary lists what is left: title and reasons change at once, a line comes or goes when the focus has left its field', async () => {
  const { user } = await renderAndFill({ ...values, nombre: '', apellido: '' });
  await user.click(submitButton());
  const summary = await findSummary(2);
  const status = within(summary).getByRole('status');
  const listed = () =>
    within(summary)
      .queryAllByRole<HTMLAnchorElement>('link')
      .map(({ hash }) => hash.replace('#contacto-', ''));
  expect(listed()).toEqual(['nombre', 'apellido']);
  await user.type(control('nombre'), 'A');
  await waitFor(() => expect(summary).toHaveAccessibleName(formTexts.summary(1)));
  expect(listed()).toEqual(['nombre', 'apellido']);
  await user.tab();
  expect(control('apellido')).toHaveFocus();
  await waitFor(() => expect(listed()).toEqual(['apellido']));
  // Another error is made: its line waits until the focus has left the field.
  await user.clear(control('telefono'));
  await waitFor(() => expect(summary).toHaveAccessibleName(formTexts.summary(2)));
  expect(listed()).toEqual(['apellido']);
  await user.click(control('apellido'));
  await waitFor(() => expect(listed()).toEqual(['apellido', 'telefono']));
  await user.keyboard('B');
  await user.type(control('telefono'), '4555-1234');
  await waitFor(() => expect(summary).toHaveAccessibleName(formTexts.allCorrected));
  expect(status).toContainElement(screen.getByText(formTexts.allCorrected));
  expect(summary).toHaveAttribute('data-corrected', 'true');
  expect(listed()).toEqual(['telefono']);
  await user.click(document.body);
  await waitFor(() => expect(listed()).toEqual([]));
  await user.clear(control('nombre'));
  await user.click(document.body);
  await waitFor(() => expect(summary).toHaveAccessibleName(formTexts.summary(1)));
  await waitFor(() => expect(listed()).toEqual(['nombre']));
  await user.clear(control('correo'));
  await user.click(submitButton());
  const next = await findSummary(2);
  expect(next).not.toBe(summary);
});

test('R-FORM-14d: a line that has the focus stays when its field is correct, until the focus has left it', async () => {
  const { user } = await renderAndFill({ ...values, nombre: '', telefono: '' });
  await user.click(submitButton());
  const summary = await findSummary(2);
  await user.type(control('telefono'), '4555');
  await user.click(control('nombre'));
  await user.keyboard('A');
  await waitFor(() => expect(summary).toHaveAccessibleName(formTexts.allCorrected));
  await user.tab({ shift: true });
  expect(within(summary).getByRole('link')).toHaveFocus();
  await user.tab();
  expect(control('nombre')).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(within(summary).queryByRole('link')).not.toBeInTheDocument());
});

test('R-FORM-18a, R-FORM-18c: an e-mail with a likely typing error gets a correction and is not refused', async () => {
  const { network, user } = await renderAndFill();
  const announces = liveRegions();
  await user.clear(control('correo'));
  await user.type(control('correo'), 'ana@gmail.con');
  await user.tab();
  const offer = formTexts.suggestEmail('ana@gmail.com');
  const suggestion = screen.getByRole('button', { name: offer });
  expect(announces(offer)).toBe(true);
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(status(500));
  await closeDialog(resultTexts.failed.title);
  await user.click(suggestion);
  expect(control('correo')).toHaveValue('ana@gmail.com');
  expect(control('correo')).toHaveFocus();
  expect(suggestion).not.toBeInTheDocument();
});

test('R-FORM-18b: one tap adds the scheme to a refused web address', async () => {
  const typed = { ...agency.values, web: 'www.agencia.com.ar' };
  const { network, user } = await renderAndFill(typed, agency.render);
  expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  await user.click(submitButton());
  expect(network.calls).toHaveLength(0);
  await waitFor(() => expect(control('web')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Usar https://www.agencia.com.ar' }));
  expect(control('web')).toHaveValue('https://www.agencia.com.ar');
  expect(control('web')).toHaveFocus();
  await waitFor(() => expect(control('web')).toHaveAttribute('aria-invalid', 'false'));
});

test('R-FORM-29a, R-FORM-29b, R-LEAD-15: without a connection the form says so, and the visitor can still try to send; Escape closes the result', async () => {
  const { network, user } = await renderAndFill();
  const announces = liveRegions();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(formTexts.offline)).toBeVisible();
  expect(announces(formTexts.offline)).toBe(true);
  await user.click(submitButton());
  network.answer(new TypeError('Failed to fetch'));
  const dialog = await screen.findByRole('dialog', { name: resultTexts.failed.title });
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  // Screen readers read the description when the dialog opens: the paragraphs, not the links.
  const { failed } = resultTexts;
  expect(dialog).toHaveAccessibleDescription(`${failed.contacto} ${failed.otherWays}`);
  await user.keyboard('{Escape}');
  // While the dialog fades out, screen readers already find the page.
  expect(submitButton()).toHaveFocus();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(formTexts.offline)).not.toBeInTheDocument();
});

test('R-LEAD-06b, R-LEAD-07a: each change is written to the draft; a form that mounts again restores the draft and says so', async () => {
  const { unmount } = await renderAndFill();
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(draftOf('contacto')).toMatchObject(values);
  unmount();
  contact.render();
  expectValues(values);
  expect(screen.getByText(formTexts.restored)).toBeVisible();
  expect(draftOf('contacto')).toMatchObject(values);
});

test('R-LEAD-06d: of a stored draft, a text that is too long is cut, and a purpose that the form does not offer is dropped', () => {
  writeDraft('contacto', { mensaje: 'x'.repeat(113), opcionSeleccionada: 'Marte' });
  contact.render();
  expectValues({ mensaje: 'x'.repeat(112) });
  expect(draftOf('contacto')).toMatchObject({ opcionSeleccionada: '' });
});

/** Renders the contact form as React renders it when these values are in the prerendered fields. */
function renderAfterTyping(values: Record<string, string>): void {
  const elements = Object.entries(values).map(([name, value]) => {
    const field = Object.assign(document.createElement('textarea'), { value });
    return [`contacto-${name}`, field] as const;
  });
  render(
    themed(
      <PrerenderedElements value={new Map(elements)}>
        <LeadForm form={contactForm} />
      </PrerenderedElements>,
    ),
  );
}

test('R-LEAD-06c, R-LEAD-18a: what the prerendered fields contain counts more than the draft, which fills the others', () => {
  writeDraft('contacto', { nombre: 'Vieja', mensaje: 'Hola' });
  renderAfterTyping({
    nombre: 'Ana',
    correo: 'ana@gmail.com',
    opcionSeleccionada: 'Estudio',
  });
  const expected = { nombre: 'Ana', correo: 'ana@gmail.com', mensaje: 'Hola' };
  expectValues(expected);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Estudio');
  expect(draftOf('contacto')).toMatchObject(expected);
  expect(screen.getByText(formTexts.restored)).toBeVisible();
});

test('R-FORM-09b, R-FORM-09c: an address and a number with invisible marks stay as they were pasted, while they are sent and suggested without', async () => {
  const pasted = {
    correo: '\u202aana@gmail.con\u202c',
    telefono: '\u2066+54 9 11 4555-1234\u2069',
  };
  const { network, user } = await renderAndFill({ ...values, ...pasted });
  await user.type(control('telefono'), '5');
  expectValues({ ...pasted, telefono: `${pasted.telefono}5` });
  await user.click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({
    correo: 'ana@gmail.con',
    telefono: '+54 9 11 4555-12345',
  });
  network.answer(status(500));
  await closeDialog(resultTexts.failed.title);
  await user.click(screen.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') }));
  expectValues({ correo: 'ana@gmail.com' });
});

test('R-LEAD-06b: what was typed before hydration is kept, and not called restored', () => {
  renderAfterTyping({ nombre: 'Ana' });
  expectValues({ nombre: 'Ana' });
  expect(screen.getByText(formTexts.intro)).toBeVisible();
});

describe('«Borrar todo»', () => {
  /** Restores a draft whose message has failed, and clears the form. */
  async function clearForm() {
    writeDraft('contacto', { ...values, opcionSeleccionada: 'Estudio' });
    const { network, user } = await renderAndFill({});
    await user.click(submitButton());
    network.answer(status(500));
    await closeDialog(resultTexts.failed.title);
    control('nombre').value = 'Otra';
    // A press in Safari does not move the focus to the button.
    fireEvent.click(screen.getByRole('button', { name: formTexts.clear }));
    return user;
  }
  const undoButton = () => screen.queryByRole('button', { name: formTexts.undoClear });

  test('R-LEAD-06b, R-LEAD-06e: it stays, with the note on the restored draft, while the visitor goes on typing', async () => {
    writeDraft('contacto', values);
    const { user } = await renderAndFill({});
    await user.type(control('mensaje'), ' Gracias.');
    await user.click(screen.getByRole('button', { name: 'Estudio' }));
    expect(screen.getByText(formTexts.restored)).toBeVisible();
    expect(screen.getByRole('button', { name: formTexts.clear })).toBeVisible();
  });

  test('R-LEAD-06e: empties fields, purpose and draft at once; «Deshacer» brings all three back, and the state of the last message', async () => {
    const user = await clearForm();
    expectValues(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(control('nombre')).toHaveFocus();
    expect(screen.getByText(formTexts.cleared)).toBeVisible();
    expect(draftOf('contacto')).toBeUndefined();
    act(() => control('nombre').blur());
    await user.click(undoButton()!);
    expectValues({ ...values, nombre: 'Otra' });
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Estudio');
    expect(control('nombre')).toHaveFocus();
    expect(draftOf('contacto')).toMatchObject({ ...values, nombre: 'Otra' });
    expect(screen.getByText(formTexts.lastSubmit.failed)).toBeVisible();
    expect(undoButton()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: formTexts.clear })).toBeVisible();
  });

  test('R-LEAD-06e: the next change makes «Deshacer» impossible', async () => {
    const user = await clearForm();
    await user.keyboard('{Tab}');
    expect(undoButton()).toBeVisible();
    await user.keyboard('P');
    expect(undoButton()).not.toBeInTheDocument();
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(undoButton()).not.toBeInTheDocument();
  });
});
