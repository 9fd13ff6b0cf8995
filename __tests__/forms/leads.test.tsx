import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import {
  closeAnswer,
  forgetLead,
  getLead,
  isWaiting,
  leaveForm,
  sendLead,
} from '../../src/forms/sending/leads';
import { payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';
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

const form = contactForm;
const { values } = contact;
const { onReturn } = formTexts;

/** Submits the form, and unmounts the form before the answer. */
async function submitAndLeave() {
  const { network, user, unmount } = await renderAndFill();
  await user.click(submitButton());
  unmount();
  return { user, network, answer: (code: number) => act(async () => network.answer(status(code))) };
}

/** Sends the contact form, lets something happen, and answers the request with this status. */
async function sendAndAnswer(code: number, meanwhile = () => {}): Promise<void> {
  const network = fakeNetwork();
  const settled = act(() => sendLead(form, payloads.contacto));
  meanwhile();
  network.answer(status(code));
  await settled;
}

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: a request continues after its form unmounts; success removes the draft, and the form says so on return', async () => {
  const { network, answer } = await submitAndLeave();
  expect(network.calls[0]!.init.signal!.aborted).toBe(false);
  expect(draftOf('contacto')).toMatchObject(values);
  await answer(200);
  expect(draftOf('contacto')).toBeUndefined();
  await closeDialog(resultTexts.sent.title);
  contact.render();
  expect(screen.getByText(onReturn.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R-LEAD-07, R-LEAD-10, R-LEAD-11: a failure after the form unmounted keeps the draft, and the form says so on return, until the next submit', async () => {
  const { network, user, answer } = await submitAndLeave();
  await answer(503);
  await closeDialog(resultTexts.failed.title);
  contact.render();
  expect(screen.getByText(onReturn.failed)).toBeVisible();
  expectValues(values);
  await user.click(submitButton());
  await answer(200);
  await closeDialog(resultTexts.sent.title);
  expect(screen.queryByText(onReturn.failed)).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(2);
});

test('R-LEAD-11: a form that is reopened during the request says so, and success empties the form', async () => {
  const { answer } = await submitAndLeave();
  contact.render();
  expect(screen.getByText(onReturn.sending)).toBeVisible();
  expectValues(values);
  await answer(200);
  expect(screen.getByText(onReturn.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-07: success keeps values that were changed during the request', async () => {
  const { user, answer } = await submitAndLeave();
  contact.render();
  await user.type(control('nombre'), ' María');
  await answer(200);
  const changed = { ...values, nombre: `${values.nombre} María` };
  expectValues(changed);
  expect(draftOf('contacto')).toMatchObject(changed);
});

test('R-LEAD-12: submitting the same values in a reopened form during the request sends no second request', async () => {
  const { network, user, answer } = await submitAndLeave();
  contact.render();
  await user.click(submitButton());
  await answer(200);
  await closeDialog(resultTexts.sent.title);
  expect(network.calls).toHaveLength(1);
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
});

test.each([
  { first: agencyForm, second: contactForm },
  { first: contactForm, second: agencyForm },
])(
  'R-LEAD-10, R-LEAD-11: the answers of both forms are shown one after the other, that of $first.id first',
  async ({ first, second }) => {
    const network = fakeNetwork();
    agency.render();
    contact.render();
    await act(async () =>
      [first, second].forEach((each) => void sendLead(each, payloads[each.id])),
    );
    await act(async () => network.answer(status(500)));
    await act(async () => network.answer(status(200)));
    const shown = await screen.findByRole('dialog', { name: resultTexts.failed.title });
    expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([shown]);
    await closeDialog(resultTexts.failed.title);
    await closeDialog(resultTexts.sent.title);
  },
);

test('R-LEAD-12: the same values are sent once during a request; other values are sent too, and their answer counts', async () => {
  const network = fakeNetwork();
  const otherValues = { ...payloads.contacto, mensaje: 'Otra cosa' };
  const first = sendLead(form, payloads.contacto);
  expect(sendLead(form, { ...payloads.contacto })).toBe(first);
  expect(network.calls).toHaveLength(1);
  const second = sendLead(form, otherValues);
  network.answer(status(200));
  await first;
  expect(isWaiting(getLead('contacto'))).toBe(true);
  network.answer(status(503));
  await act(() => second);
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', values: otherValues, open: true });
});

test('R-LEAD-10: an answer that the visitor has waited for stays open when the form unmounts; closing it resets the lead', async () => {
  await sendAndAnswer(503);
  leaveForm('contacto');
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', open: true });
  act(() => closeAnswer('contacto'));
  const editing = getLead('contacto');
  expect(editing).toEqual({ kind: 'editing' });
  closeAnswer('contacto');
  expect(getLead('contacto')).toBe(editing);
});

test('a lead that is being sent cannot be forgotten', async () => {
  await sendAndAnswer(200, () => {
    forgetLead('contacto');
    expect(getLead('contacto').kind).toBe('sending');
  });
});
