import { act, screen, waitFor } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
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
import { clearSending, isAnswerLost, markSending } from '../../src/forms/sending/lostAnswer';
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
const sendingRecord = () => sessionStorage.getItem('enviando:contacto');

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
const beginUnloading = () => void window.dispatchEvent(new Event('beforeunload'));

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
  expect(sendingRecord()).not.toBeNull();
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

test('R-LEAD-11: if the document was left during the request, the form says that the result is unknown', async () => {
  sessionStorage.setItem('enviando:contacto', 'si');
  window.drafts.write('contacto', values);
  const { user } = await renderAndFill({});
  expect(await screen.findByText(onReturn.unsure)).toBeVisible();
  expectValues(values);
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['before', 'just after'])(
  'R-LEAD-11: an old sending record does not replace the answer to a form that was sent %s it mounted',
  async (when) => {
    if (when === 'before') await sendAndAnswer(503);
    sessionStorage.setItem('enviando:contacto', 'si');
    enterForm('contacto');
    if (when === 'just after') await sendAndAnswer(503);
    sessionStorage.setItem('enviando:agencia', 'si');
    enterForm('agencia');
    await waitFor(() => expect(getLead('agencia').kind).toBe('unsure'));
    expect(getLead('contacto').kind).toBe('failed');
  },
);

test('a lead that is being sent cannot be forgotten', async () => {
  await sendAndAnswer(200, () => {
    forgetLead('contacto');
    expect(getLead('contacto').kind).toBe('sending');
    expect(sendingRecord()).not.toBeNull();
  });
});

test.each([
  ['fails while the page unloads', 'kept', 503, beginUnloading, expect.any(String)],
  ['succeeds while the page unloads', 'removed', 200, beginUnloading, null],
  ['fails while the page stays open', 'removed', 503, () => {}, null],
])(
  'R-LEAD-11: the sending record of a lead that %s is %s; closing the answer removes the record, also after the beforeunload event of a mailto: link',
  async (_event, _kept, code, meanwhile, record) => {
    await sendAndAnswer(code, meanwhile);
    expect(sendingRecord()).toEqual(record);
    act(() => closeAnswer('contacto'));
    expect(sendingRecord()).toBeNull();
  },
);

test('R-LEAD-11: after one form’s answer, the other form still notices that the page unloads', async () => {
  const network = fakeNetwork();
  const settled = [sendLead(agencyForm, payloads.agencia), sendLead(form, payloads.contacto)];
  network.answer(status(200));
  await act(() => settled[0]!);
  beginUnloading();
  network.answer(status(503));
  await act(() => settled[1]!);
  expect(sendingRecord()).not.toBeNull();
});

test('the beforeunload listener, which may prevent the back/forward cache, is removed after the answer', async () => {
  const listeners = (['addEventListener', 'removeEventListener'] as const).map((method) => {
    const { mock } = jest.spyOn(window, method);
    return () => mock.calls.filter(([type]) => type === 'beforeunload');
  });
  await sendAndAnswer(200);
  const [added, removed] = listeners.map((calls) => calls());
  expect(added).toHaveLength(1);
  expect(removed).toEqual(added);
});

test('R-LEAD-11: from markSending to clearSending a form’s answer counts as lost; other forms are not affected', async () => {
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('agencia')).toBe(false);
  expect(await isAnswerLost('contacto')).toBe(true);
  clearSending('contacto');
  expect(await isAnswerLost('contacto')).toBe(false);
});

test('R-SEC-03, R-LEAD-11: with blocked session storage no answer counts as lost', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('contacto')).toBe(false);
  clearSending('contacto');
});

describe('with Web Locks', () => {
  const setLocks = (locks: object) =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  test('R-LEAD-20: while another tab waits for the answer, the answer is not lost; if the page is left, the lock is released', async () => {
    const held = [{ name: 'enviando:contacto:otro' }];
    const holds: Promise<unknown>[] = [];
    setLocks({
      request: async (name: string, hold: () => Promise<unknown>) => {
        held.unshift({ name });
        holds.push(hold());
      },
      query: async () => ({ held }),
    });
    markSending('contacto', new Promise(() => {}));
    expect(await isAnswerLost('contacto')).toBe(false);
    expect(sendingRecord()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    await holds[0];
    markSending('contacto', Promise.resolve());
    await holds[1];
    held.splice(0, 2);
    expect(await isAnswerLost('contacto')).toBe(true);
  });

  test('R-SEC-03, R-LEAD-11: locks that reject, as with blocked cookies, leave no unhandled rejection', async () => {
    const reject = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    setLocks({ request: reject, query: reject });
    const onRejection = jest.fn();
    process.on('unhandledRejection', onRejection);
    markSending('contacto', Promise.resolve());
    expect(await isAnswerLost('contacto')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onRejection);
    expect(onRejection).not.toHaveBeenCalled();
  });
});
