import { deployment } from '../../src/config/deployment';
import {
  agencyRequest,
  answerTimeoutMs,
  contactRequest,
  submitLead,
} from '../../src/forms/submission';
import { agency, contact, fakeNetwork, status } from './bench';

const contactValues = { ...contact.values, opcionSeleccionada: '' };

test('the contact request is JSON of exactly the six fields, trimmed', () => {
  const { headers, body } = contactRequest({
    ...contactValues,
    nombre: '  Ana  ',
    mensaje: ' a  b\n',
  });
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual({
    nombre: 'Ana',
    apellido: 'Gómez',
    correo: 'ana@gmail.com',
    telefono: '011 15-4555-1234',
    mensaje: 'a  b',
    opcionSeleccionada: '',
  });
});

test('the agency request is multipart of exactly the six fields, without a content type of our own', () => {
  const { headers, body } = agencyRequest({ ...agency.values, nombre: ' Beto ', web: ' ' });
  expect(headers).toEqual({ Accept: 'application/json' });
  expect([...(body as FormData)]).toEqual([
    ['nombre', 'Beto'],
    ['apellido', "O'Higgins"],
    ['correo', 'beto@agencia.com.ar'],
    ['telefono', '+54 9 351 555-0000'],
    ['web', ''],
    ['ciudad', 'Río Cuarto'],
  ]);
});

test('both go to the one endpoint by POST, without cookies, and outlive their page', async () => {
  const network = fakeNetwork();
  for (const request of [contactRequest(contactValues), agencyRequest(agency.values)]) {
    const sent = submitLead(request);
    network.answer(status(200));
    await sent;
  }
  expect(network.calls).toHaveLength(2);
  for (const { url, init } of network.calls) {
    expect(url).toBe(deployment.formEndpoint);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  }
});

test.each([200, 201, 202, 204, 299])('status %i is a success, whatever the body', async (code) => {
  const network = fakeNetwork();
  const sent = submitLead(contactRequest(contactValues));
  network.answer(status(code));
  await expect(sent).resolves.toEqual({ kind: 'sent' });
});

test.each([300, 400, 401, 403, 404, 413, 422, 429, 500, 502, 503, 504])(
  'status %i is a refusal',
  async (code) => {
    const network = fakeNetwork();
    const sent = submitLead(agencyRequest(agency.values));
    network.answer(status(code));
    await expect(sent).resolves.toEqual({ kind: 'refused', status: code });
  },
);

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new DOMException('blocked', 'SecurityError'),
])('%p means that the service is out of reach', async (error) => {
  const network = fakeNetwork();
  const sent = submitLead(contactRequest(contactValues));
  network.answer(error);
  await expect(sent).resolves.toEqual({ kind: 'unreachable', reason: 'network' });
});

test('a fetch that throws at once is a network failure too', async () => {
  globalThis.fetch = () => {
    throw new TypeError('no');
  };
  await expect(submitLead(contactRequest(contactValues))).resolves.toEqual({
    kind: 'unreachable',
    reason: 'network',
  });
});

test.each([
  ['has no body', null],
  ['rejects its own cancelling', { cancel: () => Promise.reject(new Error('locked')) }],
])('an answer that %s is still a success', async (_what, body) => {
  const network = fakeNetwork();
  const sent = submitLead(contactRequest(contactValues));
  network.answer({ ok: true, status: 200, body } as unknown as Response);
  await expect(sent).resolves.toEqual({ kind: 'sent' });
});

describe('after 30 seconds without an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the request is aborted and counts as failed, even if fetch ignores that', async () => {
    const network = fakeNetwork();
    const sent = submitLead(contactRequest(contactValues));
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
      const sent = submitLead(contactRequest(contactValues));
      sleep();
      expect(network.calls[0]!.init.signal!.aborted).toBe(false);
      network.answer(status(200));
      await expect(sent).resolves.toEqual({ kind: 'sent' });
    });

    test('without one, it is a failure soon', async () => {
      const network = fakeNetwork();
      const sent = submitLead(contactRequest(contactValues));
      sleep();
      jest.advanceTimersByTime(3_000);
      expect(network.calls[0]!.init.signal!.aborted).toBe(true);
      await expect(sent).resolves.toEqual({ kind: 'unreachable', reason: 'timeout' });
    });
  });

  test('an answer in time leaves no timer behind', async () => {
    const network = fakeNetwork();
    const sent = submitLead(contactRequest(contactValues));
    jest.advanceTimersByTime(answerTimeoutMs - 1);
    network.answer(status(200));
    await expect(sent).resolves.toEqual({ kind: 'sent' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
