import { waitFor } from '@testing-library/dom';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import {
  closeAnswer,
  enterForm,
  forgetLead,
  getLead,
  isWaiting,
  leaveForm,
  sendLead,
} from '../../src/forms/sending/leads';
import { fakeNetwork, status } from '../support/network';
import { agency, contact } from './formFixture';

const form = contactForm;
const { values } = contact;
const otherValues = { ...values, mensaje: 'Otra cosa' };
const readSendingRecord = () => sessionStorage.getItem('enviando:contacto');
const readStoredDraft = () => sessionStorage.getItem('borrador:contacto');

/** Sends the contact form, and answers the request with this status. */
async function sendAndAnswer(code: number): Promise<void> {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  network.answer(status(code));
  await settled;
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contactanos');
});
afterEach(() => (['agencia', 'contacto'] as const).forEach(forgetLead));

test('R-LEAD-12: the same values are sent once during a request; other values are sent too, and their answer counts', async () => {
  const network = fakeNetwork();
  const first = sendLead(form, values);
  expect(sendLead(form, { ...values })).toBe(first);
  expect(network.calls).toHaveLength(1);
  const second = sendLead(form, otherValues);
  expect(network.calls).toHaveLength(2);
  network.answer(status(200));
  await first;
  expect(isWaiting(getLead('contacto'))).toBe(true);
  expect(readSendingRecord()).not.toBeNull();
  network.answer(status(503));
  await second;
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', values: otherValues, open: true });
});

test('R-LEAD-10, R-LEAD-11: if the visitor leaves the form and returns before the answer, no dialog opens', async () => {
  const network = fakeNetwork();
  enterForm('contacto');
  const settled = sendLead(form, values);
  expect(isWaiting(getLead('contacto'))).toBe(true);
  leaveForm('contacto');
  expect(isWaiting(getLead('contacto'))).toBe(false);
  expect(getLead('contacto')).toMatchObject({ kind: 'sending', visitor: 'away' });
  enterForm('contacto');
  network.answer(status(200));
  await settled;
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', visitor: 'back', open: false });
});

test('R-LEAD-10: an answer stored after the visitor has left stays open until closed; the lead keeps the result', async () => {
  const network = fakeNetwork();
  enterForm('contacto');
  const settled = sendLead(form, values);
  leaveForm('contacto');
  network.answer(status(200));
  await settled;
  enterForm('contacto');
  leaveForm('contacto');
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', visitor: 'away', open: true });
  closeAnswer('contacto');
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', open: false });
});

test('R-LEAD-10: an answer that the visitor has waited for stays open when the form unmounts; closing it resets the lead', async () => {
  enterForm('contacto');
  await sendAndAnswer(503);
  leaveForm('contacto');
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', open: true });
  closeAnswer('contacto');
  const editing = getLead('contacto');
  expect(editing).toEqual({ kind: 'editing' });
  closeAnswer('contacto');
  expect(getLead('contacto')).toBe(editing);
});

test('R-LEAD-11: an old sending record makes the result unknown only if the form has no answer', async () => {
  await sendAndAnswer(503);
  for (const id of ['contacto', 'agencia'] as const) {
    sessionStorage.setItem(`enviando:${id}`, 'si');
    enterForm(id);
  }
  await waitFor(() => expect(getLead('agencia').kind).toBe('unsure'));
  expect(getLead('contacto').kind).toBe('failed');
});

test('R-LEAD-11: an old sending record does not replace the answer to a form that is sent at once', async () => {
  sessionStorage.setItem('enviando:contacto', 'si');
  enterForm('contacto');
  await sendAndAnswer(503);
  expect(getLead('contacto').kind).toBe('failed');
});

test('forgetLead does not reset a lead that is being sent', async () => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  forgetLead('contacto');
  expect(getLead('contacto').kind).toBe('sending');
  expect(readSendingRecord()).not.toBeNull();
  network.answer(status(200));
  await settled;
});

test.each([
  ['fails while the page unloads is kept', 503, true, expect.any(String)],
  ['succeeds while the page unloads is removed', 200, true, null],
  ['fails while the page stays open is removed', 503, false, null],
])('R-LEAD-11: the sending record of a lead that %s', async (_, code, isUnloading, record) => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  if (isUnloading) window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(code));
  await settled;
  expect(readSendingRecord()).toEqual(record);
});

test('R-LEAD-11: closing a failure removes the sending record, even after the beforeunload event of a mailto: link', async () => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(503));
  await settled;
  closeAnswer('contacto');
  expect(readSendingRecord()).toBeNull();
});

test('R-LEAD-11: after one form’s answer, the other form still notices that the page unloads', async () => {
  const network = fakeNetwork();
  const agencySettled = sendLead(agencyForm, agency.values);
  const settled = sendLead(form, values);
  network.answer(status(200));
  await agencySettled;
  window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(503));
  await settled;
  expect(readSendingRecord()).not.toBeNull();
});

test('the beforeunload listener, which may prevent the back/forward cache, is removed after the answer', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  await sendAndAnswer(200);
  const isBeforeUnload = ([type]: unknown[]) => type === 'beforeunload';
  expect(removed.mock.calls.filter(isBeforeUnload)).toEqual(
    added.mock.calls.filter(isBeforeUnload),
  );
  expect(added.mock.calls.filter(isBeforeUnload)).toHaveLength(1);
});

test('R-LEAD-07: success removes the draft, unless the form has changed since', async () => {
  window.drafts.write('contacto', values);
  await sendAndAnswer(503);
  expect(readStoredDraft()).not.toBeNull();
  await sendAndAnswer(200);
  expect(readStoredDraft()).toBeNull();
  window.drafts.write('contacto', otherValues);
  await sendAndAnswer(200);
  expect(readStoredDraft()).toContain(otherValues.mensaje);
});

test.each([
  ['enviado', 200],
  ['fallado', 503],
])('R-OWNER-14: an answer dispatches the event «%s» only with a counter', async (outcome, code) => {
  process.env.COUNTER_URL = 'https://cuenta.example.com/';
  const eventDetails: unknown[] = [];
  const recordEvent = (event: Event) => eventDetails.push((event as CustomEvent).detail);
  window.addEventListener('formoutcome', recordEvent);
  await sendAndAnswer(code);
  delete process.env.COUNTER_URL;
  await sendAndAnswer(code);
  window.removeEventListener('formoutcome', recordEvent);
  expect(eventDetails).toEqual([{ outcome, form: 'contacto' }]);
});
