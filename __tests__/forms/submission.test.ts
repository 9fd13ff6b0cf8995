import { deployment } from '../../src/config/deployment';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { answerTimeoutMs, submitLead } from '../../src/forms/sending/submission';
import { payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';

const sendContact = (values = payloads.contacto) => submitLead(contactForm, values);
const sendAgency = (values = payloads.agencia) => submitLead(agencyForm, values);

/** Submits a form, answers with status 200, and returns the only request. */
async function requestOf(
  send: () => Promise<unknown>,
): Promise<{ url: string; init: RequestInit }> {
  const network = fakeNetwork();
  const sent = send();
  network.answer(status(200));
  await sent;
  expect(network.calls).toHaveLength(1);
  return network.calls[0]!;
}

test('R-FORM-09, R-FORM-22, R-FORM-23: the contact request is JSON of exactly its fields, trimmed', async () => {
  const values = {
    ...payloads.contacto,
    nombre: '  Ana  ',
    mensaje: ' a  b\n',
    opcionSeleccionada: '',
  };
  const { headers, body } = (await requestOf(() => sendContact(values))).init;
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  expect(Object.entries(JSON.parse(String(body)))).toEqual(
    Object.entries({ ...values, nombre: 'Ana', mensaje: 'a  b' }),
  );
});

test('R-FORM-09, R-FORM-21, R-FORM-23: the agency request is multipart of exactly its fields, without a content type of our own', async () => {
  const values = { ...payloads.agencia, nombre: ' Beto ', web: ' ' };
  const { headers, body } = (await requestOf(() => sendAgency(values))).init;
  expect(headers).toEqual({ Accept: 'application/json' });
  expect([...(body as FormData)]).toEqual(Object.entries({ ...values, nombre: 'Beto', web: '' }));
});

test('R-FORM-20, R-FORM-23, R-LEAD-10: both go to the one endpoint by POST, without cookies, and outlive their page', async () => {
  for (const send of [sendContact, sendAgency]) {
    const { url, init } = await requestOf(send);
    expect(url).toBe(deployment.formEndpoint);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  }
});

test.each([200, 299])('R-FORM-20: status %i is a success, whatever the body', async (code) => {
  const network = fakeNetwork();
  const sent = sendContact();
  network.answer(status(code));
  await expect(sent).resolves.toEqual({ kind: 'sent' });
});

test.each([300, 422, 503])('R-FORM-12, R-FORM-20: status %i is a refusal', async (code) => {
  const network = fakeNetwork();
  const sent = sendAgency();
  network.answer(status(code));
  await expect(sent).resolves.toEqual({ kind: 'refused', status: code });
});

test('R-FORM-13: a rejected fetch means that the service is out of reach', async () => {
  const network = fakeNetwork();
  const sent = sendContact();
  network.answer(new TypeError('Failed to fetch'));
  await expect(sent).resolves.toEqual({ kind: 'unreachable', reason: 'network' });
});

test('R-FORM-13: a fetch that throws at once is a network failure too', async () => {
  globalThis.fetch = () => {
    throw new TypeError('no');
  };
  await expect(sendContact()).resolves.toEqual({
    kind: 'unreachable',
    reason: 'network',
  });
});

test.each([
  ['has no body', null],
  ['rejects its own cancelling', { cancel: () => Promise.reject(new Error('locked')) }],
])('R-FORM-20: an answer that %s is still a success', async (_what, body) => {
  const network = fakeNetwork();
  const sent = sendContact();
  network.answer({ ok: true, status: 200, body } as unknown as Response);
  await expect(sent).resolves.toEqual({ kind: 'sent' });
});

describe('R-LEAD-13: after 30 seconds without an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the request is aborted and counts as failed, even if fetch ignores that', async () => {
    const network = fakeNetwork();
    const sent = sendContact();
    const signal = network.calls[0]!.init.signal!;
    jest.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    await expect(sent).resolves.toEqual({ kind: 'unreachable', reason: 'timeout' });
  });

  describe('that the page slept through', () => {
    const sleep = () => {
      jest.setSystemTime(Date.now() + 600_000);
      jest.advanceTimersByTime(answerTimeoutMs);
    };

    test('an answer that came meanwhile still counts', async () => {
      const network = fakeNetwork();
      const sent = sendContact();
      sleep();
      expect(network.calls[0]!.init.signal!.aborted).toBe(false);
      network.answer(status(200));
      await expect(sent).resolves.toEqual({ kind: 'sent' });
    });

    test('without one, it is a failure 3 s after it wakes, and not before', async () => {
      const network = fakeNetwork();
      const sent = sendContact();
      sleep();
      jest.advanceTimersByTime(2_999);
      expect(network.calls[0]!.init.signal!.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(network.calls[0]!.init.signal!.aborted).toBe(true);
      await expect(sent).resolves.toEqual({ kind: 'unreachable', reason: 'timeout' });
    });
  });

  test('an answer in time leaves no timer behind', async () => {
    const network = fakeNetwork();
    const sent = sendContact();
    jest.advanceTimersByTime(answerTimeoutMs - 1);
    network.answer(status(200));
    await expect(sent).resolves.toEqual({ kind: 'sent' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
