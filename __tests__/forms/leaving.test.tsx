import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { sendLead } from '../../src/forms/sending/leads';
import { fakeNetwork, status } from '../support/network';
import {
  agency,
  contact,
  control,
  draftOf,
  fill,
  advanceTime,
  setupUser,
  submitButton,
  withFakeTime,
} from './formFixture';

beforeEach(() => sessionStorage.clear());
withFakeTime();

const { values, render } = contact;

/** Closes the dialog with the answer. @param title expected title of the dialog */
async function closeDialog(title: string): Promise<void> {
  expect(screen.getByRole('dialog')).toHaveAccessibleName(title);
  await act(async () => screen.getByRole('button', { name: resultTexts.close }).click());
  await advanceTime(1000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

/** Submits the form, and unmounts the form before the answer. */
async function submitAndLeave() {
  const network = fakeNetwork();
  const user = setupUser();
  const view = render();
  await fill(user, values);
  await user.click(submitButton());
  await advanceTime(10);
  view.unmount();
  return { network, user };
}

test('R-LEAD-11: if the document was left during the request, the form says that the result is unknown', async () => {
  sessionStorage.setItem('enviando:contacto', 'si');
  window.drafts.write('contacto', values);
  const user = setupUser();
  render();
  expect(await screen.findByText(formTexts.onReturn.unsure)).toBeVisible();
  expect(control('nombre')).toHaveValue(values.nombre);
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: a request continues after its form unmounts; success removes the draft, and the form says so on return', async () => {
  const { network } = await submitAndLeave();
  expect(network.calls[0]!.init.signal!.aborted).toBe(false);
  expect(draftOf('contacto')).toMatchObject(values);
  await act(async () => network.answer(status(200)));
  await advanceTime(100);
  expect(draftOf('contacto')).toBeUndefined();
  await closeDialog(resultTexts.sent.title);
  render();
  expect(screen.getByText(formTexts.onReturn.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: a failure after the form unmounted keeps the draft, and the form says so on return, until the next submit', async () => {
  const { network, user } = await submitAndLeave();
  await act(async () => network.answer(status(503)));
  await advanceTime(100);
  expect(screen.getByRole('link', { name: /^Enviarlo por WhatsApp/ })).toBeVisible();
  await closeDialog(resultTexts.failed.title);
  render();
  expect(screen.getByText(formTexts.onReturn.failed)).toBeVisible();
  for (const [name, value] of Object.entries(values)) expect(control(name)).toHaveValue(value);
  await user.click(submitButton());
  await advanceTime(10);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(resultTexts.sent.title);
  expect(screen.queryByText(formTexts.onReturn.failed)).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(2);
});

test('R-LEAD-11: a form that is reopened during the request says so, and success empties the form', async () => {
  const { network } = await submitAndLeave();
  render();
  expect(screen.getByText(formTexts.onReturn.sending)).toBeVisible();
  expect(control('nombre')).toHaveValue(values.nombre);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(screen.getByText(formTexts.onReturn.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  await advanceTime(1000);
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-07: success keeps values that were changed during the request', async () => {
  const { network, user } = await submitAndLeave();
  render();
  await user.type(control('nombre'), ' María');
  await advanceTime(300);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(control('nombre')).toHaveValue(`${values.nombre} María`);
  expect(draftOf('contacto')).toMatchObject({ nombre: `${values.nombre} María` });
});

test('R-LEAD-12: submitting the same values in a reopened form during the request sends no second request', async () => {
  const { network, user } = await submitAndLeave();
  render();
  await user.click(submitButton());
  await advanceTime(10);
  expect(network.calls).toHaveLength(1);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(draftOf('contacto')).toBeUndefined();
  await closeDialog(resultTexts.sent.title);
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
});

test('R-LEAD-10, R-LEAD-11: the answers of both forms are shown one after the other', async () => {
  const network = fakeNetwork();
  const { unmount } = agency.render();
  await act(async () => void sendLead(agencyForm, agency.values));
  unmount();
  render();
  await act(async () => void sendLead(contactForm, values));
  await act(async () => network.answer(status(500)));
  await act(async () => network.answer(status(200)));
  await advanceTime(1000);
  const firstDialog = screen.getByRole('dialog', { name: resultTexts.failed.title });
  expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([firstDialog]);
  await act(async () => screen.getByRole('button', { name: resultTexts.close }).click());
  await advanceTime(1000);
  expect(screen.getByRole('dialog', { name: resultTexts.sent.title })).toBeVisible();
});
