import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { writeDraft } from '../../src/forms/sending/draft';
import {
  closeAnswer,
  enterForm,
  forgetLead,
  isWaiting,
  getLead,
  sendLead,
} from '../../src/forms/sending/leads';
import { fakeNetwork, status } from '../support/network';
import { agency, contact } from './formFixture';

const form = contactForm;
const { values } = contact;
const other = { ...values, mensaje: 'Otra cosa' };
const mark = () => sessionStorage.getItem('enviando:contacto');
const draft = () => sessionStorage.getItem('borrador:contacto');

/** Sends the form and answers it with this status. */
async function answered(code: number): Promise<void> {
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

test('R-LEAD-12: the same words, on their way already, go only once; other words go too, and count', async () => {
  const network = fakeNetwork();
  const first = sendLead(form, values);
  expect(sendLead(form, { ...values })).toBe(first);
  expect(network.calls).toHaveLength(1);
  const second = sendLead(form, other);
  expect(network.calls).toHaveLength(2);
  network.answer(status(200));
  await first;
  expect(isWaiting(getLead('contacto'))).toBe(true);
  expect(mark()).not.toBeNull();
  network.answer(status(503));
  await second;
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', values: other, open: true });
});

test('R-LEAD-10, R-LEAD-11: who leaves the form and comes back reads the answer there', async () => {
  const network = fakeNetwork();
  const leave = enterForm('contacto');
  const settled = sendLead(form, values);
  expect(isWaiting(getLead('contacto'))).toBe(true);
  leave();
  expect(isWaiting(getLead('contacto'))).toBe(false);
  expect(getLead('contacto')).toMatchObject({ kind: 'sending', visitor: 'away' });
  enterForm('contacto');
  network.answer(status(200));
  await settled;
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', visitor: 'back', open: false });
});

test('R-LEAD-10: an answer to who is away stays until it is closed, and is known afterwards', async () => {
  const network = fakeNetwork();
  const leave = enterForm('contacto');
  const settled = sendLead(form, values);
  leave();
  network.answer(status(200));
  await settled;
  enterForm('contacto')();
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', visitor: 'away', open: true });
  closeAnswer('contacto');
  expect(getLead('contacto')).toMatchObject({ kind: 'sent', open: false });
});

test('an answer that was read, or whose form goes at its own address, starts the form again', async () => {
  await answered(503);
  closeAnswer('contacto');
  const editing = getLead('contacto');
  expect(editing).toEqual({ kind: 'editing' });
  closeAnswer('contacto');
  expect(getLead('contacto')).toBe(editing);
  const leave = enterForm('contacto');
  await answered(503);
  leave();
  expect(getLead('contacto')).toBe(editing);
});

test('R-LEAD-10: an answer that came after the address had changed stays for the next page', async () => {
  const leave = enterForm('contacto');
  history.pushState(null, '', '/');
  await answered(503);
  leave();
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', open: true, path: '/' });
});

test('R-LEAD-11: only a form of which nothing is known is unsure after a page that went away', async () => {
  await answered(503);
  sessionStorage.setItem('enviando:contacto', 'si');
  enterForm('contacto');
  expect(getLead('contacto').kind).toBe('failed');
  forgetLead('contacto');
  expect(mark()).toBeNull();
  sessionStorage.setItem('enviando:contacto', 'si');
  enterForm('contacto');
  await new Promise((resolve) => setTimeout(resolve));
  expect(getLead('contacto').kind).toBe('unsure');
});

test('what is on its way is not forgotten', async () => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  forgetLead('contacto');
  expect(getLead('contacto').kind).toBe('sending');
  expect(mark()).not.toBeNull();
  network.answer(status(200));
  await settled;
});

test.each([
  ['fails as the page goes away is unsure', 503, true, expect.any(String)],
  ['arrives as the page goes away is known', 200, true, null],
  ['fails is known', 503, false, null],
])('R-LEAD-11: a lead that %s', async (_, code, unloads, kept) => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  if (unloads) window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(code));
  await settled;
  expect(mark()).toEqual(kept);
});

test('R-LEAD-11: a failure that the visitor has read is known, also if a mailto: link was followed before', async () => {
  const network = fakeNetwork();
  const settled = sendLead(form, values);
  window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(503));
  await settled;
  closeAnswer('contacto');
  expect(mark()).toBeNull();
});

test('R-LEAD-11: the answer of one form does not hide from the other that the page goes away', async () => {
  const network = fakeNetwork();
  const agencySettled = sendLead(agencyForm, agency.values);
  const settled = sendLead(form, values);
  network.answer(status(200));
  await agencySettled;
  window.dispatchEvent(new Event('beforeunload'));
  network.answer(status(503));
  await settled;
  expect(mark()).not.toBeNull();
});

test('R-LEAD-10: an answer that waits behind the other form’s answer stays when its form is left', async () => {
  const network = fakeNetwork();
  const agencySettled = sendLead(agencyForm, agency.values);
  const leave = enterForm('contacto');
  const settled = sendLead(form, values);
  network.answer(status(200));
  network.answer(status(503));
  await Promise.all([agencySettled, settled]);
  leave();
  expect(getLead('contacto')).toMatchObject({ kind: 'failed', open: true });
  closeAnswer('agencia');
  enterForm('contacto')();
  expect(getLead('contacto')).toEqual({ kind: 'editing' });
});

test('nothing listens for the page’s end once the answer is known, which would keep it out of the cache', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  await answered(200);
  const ofUnload = ([type]: unknown[]) => type === 'beforeunload';
  expect(removed.mock.calls.filter(ofUnload)).toEqual(added.mock.calls.filter(ofUnload));
  expect(added.mock.calls.filter(ofUnload)).toHaveLength(1);
});

test('R-LEAD-07: success forgets the draft, unless the form has changed since', async () => {
  writeDraft('contacto', values);
  await answered(503);
  expect(draft()).not.toBeNull();
  await answered(200);
  expect(draft()).toBeNull();
  writeDraft('contacto', other);
  await answered(200);
  expect(draft()).toContain(other.mensaje);
});

test.each([
  ['enviado', 200],
  ['fallado', 503],
])('R-OWNER-14: a counter is told «%s»', async (what, code) => {
  process.env.COUNTER_URL = 'https://cuenta.example.com/';
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  window.addEventListener('lead', listen);
  await answered(code);
  delete process.env.COUNTER_URL;
  await answered(code);
  window.removeEventListener('lead', listen);
  expect(told).toEqual([{ what, where: 'contacto' }]);
});
