import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { markPending, writeDraft } from '../../src/forms/drafts';
import { status } from '../support/network';
import { setupUser } from '../support/render';
import {
  closeDialog,
  contact,
  control,
  draftOf,
  expectValues,
  renderAndFill,
  submitButton,
} from './formFixture';

const { values } = contact;
const lastSubmit = formTexts.status;

/** Submits the form, and unmounts the form before the answer. */
async function submitAndLeave() {
  const { network, user, unmount } = await renderAndFill();
  await user.click(submitButton());
  unmount();
  return { user, network, answer: (code: number) => act(async () => network.answer(status(code))) };
}

test('R-LEAD-07a, R-LEAD-10b: a request continues after its form unmounts, its result is shown, and success removes the draft', async () => {
  const { network, answer } = await submitAndLeave();
  expect(network.calls[0]!.init.signal!.aborted).toBe(false);
  expect(draftOf('contacto')).toMatchObject(values);
  await answer(200);
  expect(draftOf('contacto')).toBeUndefined();
  await closeDialog(resultTexts.sent.title);
  contact.render();
  expect(screen.getByText(lastSubmit.intro)).toBeVisible();
  expectValues({ nombre: '' });
});

test('R-LEAD-07a: a failure after the form unmounted keeps the draft', async () => {
  const { answer } = await submitAndLeave();
  await answer(503);
  await closeDialog(resultTexts.failed.title);
  contact.render();
  expect(screen.getByText(lastSubmit.restored)).toBeVisible();
  expectValues(values);
});

test('R-LEAD-11b: a doubtful outcome is said until the next known one, also by a form that is opened later', async () => {
  const { network, user, answer } = await submitAndLeave();
  await act(async () => network.answer(new TypeError('Failed to fetch')));
  await closeDialog(resultTexts.unreachable.title);
  const { unmount } = contact.render();
  expect(screen.getByText(lastSubmit.unreachable)).toBeVisible();
  await user.click(submitButton());
  await answer(500);
  await closeDialog(resultTexts.failed.title);
  expect(screen.getByText(lastSubmit.failed)).toBeVisible();
  unmount();
  contact.render();
  expect(screen.getByText(lastSubmit.restored)).toBeVisible();
});

test('R-LEAD-11c: a form that comes back while nobody knows the outcome says that the message may have arrived, until the visitor empties it', async () => {
  // What the tab has after a reload during the request.
  writeDraft('contacto', { nombre: 'Ana' });
  markPending('contacto', true);
  const user = setupUser();
  contact.render().unmount();
  // Reloaded again.
  const { unmount } = contact.render();
  expect(screen.getByText(lastSubmit.unreachable)).toBeVisible();
  expectValues({ nombre: 'Ana' });
  await user.clear(control('nombre'));
  expect(screen.getByText(lastSubmit.intro)).toBeVisible();
  unmount();
  contact.render();
  expect(screen.getByText(lastSubmit.intro)).toBeVisible();
});

test('R-LEAD-11a, R-LEAD-12b: a form that is reopened during the request says so and sends nothing; success empties the form', async () => {
  const { network, user, answer } = await submitAndLeave();
  contact.render();
  expect(screen.getByText(lastSubmit.sending)).toBeVisible();
  expectValues(values);
  expect(control('nombre')).toHaveAttribute('readonly');
  await user.click(submitButton());
  await answer(200);
  expect(network.calls).toHaveLength(1);
  await closeDialog(resultTexts.sent.title);
  expect(screen.getByText(lastSubmit.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(draftOf('contacto')).toBeUndefined();
});
