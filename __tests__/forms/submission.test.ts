import { deployment } from '../../src/config/deployment';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { answerTimeoutMs, submitLead } from '../../src/forms/sending/submission';
import { payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';

const sendContact = (values = payloads.contacto) => submitLead(contactForm, values);
const sendAgency = (values = payloads.agencia) => submitLead(agencyForm, values);

/** Submits a form, answers with status 200, and returns the only request. */
async function captureRequest(
  send: () => Promise<unknown>,
): Promise<{ url: string; init: RequestInit }> {
  const network = fakeNetwork();
  const submission = send();
  network.answer(status(200));
  await submission;
  expect(network.calls).toHaveLength(1);
  return network.calls[0]!;
}

test('R-FORM-09, R-FORM-22, R-FORM-23: the contact form sends JSON with exactly its fields, trimmed', async () => {
  const values = {
    ...payloads.contacto,
    nombre: '  Ana  ',
    mensaje: ' a  b\n',
    opcionSeleccionada: '',
  };
  const { headers, body } = (await captureRequest(() => sendContact(values))).init;
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  expect(Object.entries(JSON.parse(String(body)))).toEqual(
    Object.entries({ ...values, nombre: 'Ana', mensaje: 'a  b' }),
  );
});

test('R-FORM-09, R-FORM-21, R-FORM-23: the agency form sends multipart data with exactly its fields, and sets no Content-Type', async () => {
  const values = { ...payloads.agencia, nombre: ' Beto ', web: ' ' };
  const { headers, body } = (await captureRequest(() => sendAgency(values))).init;
  expect(headers).toEqual({ Accept: 'application/json' });
  expect([...(body as FormData)]).toEqual(Object.entries({ ...values, nombre: 'Beto', web: '' }));
});

test('R-FORM-20, R-FORM-23, R-LEAD-10: both forms POST to one endpoint, without cookies and with keepalive', async () => {
  for (const send of [sendContact, sendAgency]) {
    const { url, init } = await captureRequest(send);
    expect(url).toBe(deployment.formEndpoint);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  }
});

test.each([200, 299])(
  'R-FORM-20: status %i is a success, and the body is not read',
  async (code) => {
    const network = fakeNetwork();
    const submission = sendContact();
    network.answer(status(code));
    await expect(submission).resolves.toBe('sent');
  },
);

test.each([300, 422, 503])('R-FORM-12, R-FORM-20: status %i is a refusal', async (code) => {
  const network = fakeNetwork();
  const submission = sendAgency();
  network.answer(status(code));
  await expect(submission).resolves.toBe('failed');
});

test('R-FORM-13: a rejected fetch is a network failure', async () => {
  const network = fakeNetwork();
  const submission = sendContact();
  network.answer(new TypeError('Failed to fetch'));
  await expect(submission).resolves.toBe('unreachable');
});

test('R-FORM-13: a fetch that throws synchronously is a network failure', async () => {
  globalThis.fetch = () => {
    throw new TypeError('no');
  };
  await expect(sendContact()).resolves.toBe('unreachable');
});

test.each([
  ['has no body', null],
  ['rejects cancel()', { cancel: () => Promise.reject(new Error('locked')) }],
])('R-FORM-20: a response that %s is still a success', async (_case, body) => {
  const network = fakeNetwork();
  const submission = sendContact();
  network.answer({ ok: true, status: 200, body } as unknown as Response);
  await expect(submission).resolves.toBe('sent');
});

describe('R-LEAD-13: time-out of 30 s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a request without an answer is aborted and fails, even if fetch ignores the abort', async () => {
    const network = fakeNetwork();
    const submission = sendContact();
    const signal = network.calls[0]!.init.signal!;
    jest.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    await expect(submission).resolves.toBe('unreachable');
  });

  describe('on a page that was suspended meanwhile', () => {
    const suspendPage = () => {
      jest.setSystemTime(Date.now() + 600_000);
      jest.advanceTimersByTime(answerTimeoutMs);
    };

    test('an answer that the browser delivers after the timer still counts', async () => {
      const network = fakeNetwork();
      const submission = sendContact();
      suspendPage();
      expect(network.calls[0]!.init.signal!.aborted).toBe(false);
      network.answer(status(200));
      await expect(submission).resolves.toBe('sent');
    });

    test('a request without an answer fails 3 s after the page resumes, and not before', async () => {
      const network = fakeNetwork();
      const submission = sendContact();
      suspendPage();
      jest.advanceTimersByTime(2_999);
      expect(network.calls[0]!.init.signal!.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(network.calls[0]!.init.signal!.aborted).toBe(true);
      await expect(submission).resolves.toBe('unreachable');
    });
  });

  test('an answer in time clears the timer', async () => {
    const network = fakeNetwork();
    const submission = sendContact();
    jest.advanceTimersByTime(answerTimeoutMs - 1);
    network.answer(status(200));
    await expect(submission).resolves.toBe('sent');
    expect(jest.getTimerCount()).toBe(0);
  });
});
