import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { writeDraft } from '../../src/forms/sending/draft';
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

/** Closes the dialog with the answer, which has this title. */
async function closeAnswer(title: string): Promise<void> {
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(title);
  await act(async () => screen.getByRole('button', { name: resultTexts.close }).click());
  await advanceTime(1000);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
}

/** Submits the form, and leaves its page before the answer. */
async function leave() {
  const network = fakeNetwork();
  const user = setupUser();
  const view = render();
  await fill(user, values);
  await user.click(submitButton());
  await advanceTime(10);
  view.unmount();
  return { network, user };
}

test('R-LEAD-11: a page that went away while sending cannot tell, and says so when it is back', async () => {
  sessionStorage.setItem('enviando:contacto', 'si');
  writeDraft('contacto', values);
  const user = setupUser();
  render();
  expect(await screen.findByText(formTexts.onReturn.unsure)).toBeVisible();
  expect(control('nombre')).toHaveValue(values.nombre);
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: the request of a form that was left goes on; its success forgets the draft, and coming back tells', async () => {
  const { network } = await leave();
  expect(network.calls[0]!.init.signal!.aborted).toBe(false);
  expect(draftOf('contacto')).toMatchObject(values);
  await act(async () => network.answer(status(200)));
  await advanceTime(100);
  expect(draftOf('contacto')).toBeUndefined();
  await closeAnswer(resultTexts.sent.title);
  render();
  expect(screen.getByText(formTexts.onReturn.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: its failure keeps the draft, coming back tells, and a new submit says nothing more of it', async () => {
  const { network, user } = await leave();
  await act(async () => network.answer(status(503)));
  await advanceTime(100);
  expect(screen.getByRole('link', { name: /^Enviarlo por WhatsApp/ })).toBeVisible();
  await closeAnswer(resultTexts.failed.title);
  render();
  expect(screen.getByText(formTexts.onReturn.failed)).toBeVisible();
  for (const [name, value] of Object.entries(values)) expect(control(name)).toHaveValue(value);
  await user.click(submitButton());
  await advanceTime(10);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(resultTexts.sent.title);
  expect(screen.queryByText(formTexts.onReturn.failed)).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(2);
});

test('R-LEAD-11: back before the answer: it says so, and success empties what was sent', async () => {
  const { network } = await leave();
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

test('R-LEAD-07: what was changed since stays', async () => {
  const { network, user } = await leave();
  render();
  await user.type(control('nombre'), ' María');
  await advanceTime(300);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(control('nombre')).toHaveValue(`${values.nombre} María`);
  expect(draftOf('contacto')).toMatchObject({ nombre: `${values.nombre} María` });
});

test('R-LEAD-12: back before the answer and pressed again: one message, one answer', async () => {
  const { network, user } = await leave();
  render();
  await user.click(submitButton());
  await advanceTime(10);
  expect(network.calls).toHaveLength(1);
  await act(async () => network.answer(status(200)));
  await advanceTime(300);
  expect(draftOf('contacto')).toBeUndefined();
  await closeAnswer(resultTexts.sent.title);
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
  const first = screen.getByRole('alertdialog', { name: resultTexts.failed.title });
  expect(screen.getAllByRole('alertdialog', { hidden: true })).toEqual([first]);
  await act(async () => screen.getByRole('button', { name: resultTexts.close }).click());
  await advanceTime(1000);
  expect(screen.getByRole('alertdialog', { name: resultTexts.sent.title })).toBeVisible();
});
