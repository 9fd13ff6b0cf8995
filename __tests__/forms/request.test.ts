import { buildSettings } from '../../src/content/derived/buildSettings';
import * as optional from '../../src/config/optional';
import {
  agencyForm,
  contactForm,
  type FormDefinition,
  type Values,
} from '../../src/forms/fields/definitions';
import { sendRequest } from '../../src/forms/submit/request';
import { payloads } from '../support/leads';
import { fakeNetwork, fieldsIn, status } from '../support/network';

/** Sends the contact form over a mocked network. */
function send() {
  const network = fakeNetwork();
  const outcome = sendRequest(contactForm, payloads.contacto);
  return { outcome, network, signal: network.calls[0]!.init.signal! };
}

test.each<{ form: FormDefinition; typed: Values; sent: Values; contentType: object }>([
  {
    form: contactForm,
    typed: { nombre: '  Ana  María ', mensaje: ' a  b\n' },
    sent: { nombre: 'Ana  María', mensaje: 'a  b' },
    contentType: { 'Content-Type': 'application/json' },
  },
  {
    form: agencyForm,
    typed: { nombre: ' Beto ', web: ' ' },
    sent: { nombre: 'Beto', web: '' },
    contentType: {},
  },
])(
  'R-FORM-09b, R-FORM-23a, R-LEAD-10b: the request of $form.id has exactly the fields, trimmed; it goes to the one endpoint, without cookies to another origin and with keepalive',
  ({ form, typed, sent, contentType }) => {
    const network = fakeNetwork();
    const values = payloads[form.id];
    void sendRequest(form, { ...values, ...typed });
    expect(network.calls).toHaveLength(1);
    const { url, init } = network.calls[0]!;
    const { headers, body, signal, ...options } = init;
    expect([url, signal!.aborted]).toEqual([buildSettings.formEndpoint, false]);
    expect(options).toEqual({ method: 'POST', credentials: 'same-origin', keepalive: true });
    expect(headers).toEqual({ Accept: 'application/json', ...contentType });
    expect(Object.entries(fieldsIn({ body: body! }))).toEqual(
      Object.entries({ ...values, ...sent }),
    );
  },
);

test.each([
  ['sent', 'status 200', status(200)],
  ['sent', 'status 299', status(299)],
  ['failed', 'status 300', status(300)],
  ['failed', 'status 422', status(422)],
  ['unreachable', 'a network failure', new TypeError('Failed to fetch')],
])(
  'R-FORM-20b: the outcome is «%s» after %s; the body is not read',
  async (expected, _answer, response) => {
    const { outcome, network } = send();
    network.answer(response);
    await expect(outcome).resolves.toBe(expected);
  },
);

test.each([
  ['online', true],
  ['offline, because the browser may be wrong about its connection', false],
])(
  'R-LEAD-10a: a request without an answer is aborted after 30 s, and is unreachable, also %s',
  async (_where, isOnline) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    jest.useFakeTimers();
    const { outcome, network, signal } = send();
    signal.addEventListener('abort', () => network.answer(new DOMException('', 'AbortError')));
    jest.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(outcome).resolves.toBe('unreachable');
  },
);

describe('offline', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test('R-LEAD-22: a network failure has failed, an answer counts', async () => {
    const [lost, answered] = [send(), send()];
    lost.network.answer(new TypeError('Failed to fetch'));
    answered.network.answer(status(200));
    await expect(lost.outcome).resolves.toBe('failed');
    await expect(answered.outcome).resolves.toBe('sent');
  });

  test('R-OWNER-19a: a body that breaks off after the answer is unreachable', async () => {
    jest.replaceProperty(optional, 'confirmation', 'ok');
    const { outcome, network } = send();
    network.answer({ ok: true, headers: { get: () => null }, body: null } as never);
    await expect(outcome).resolves.toBe('unreachable');
  });
});

describe('R-OWNER-19a: with a confirmation', () => {
  beforeEach(() => void jest.replaceProperty(optional, 'confirmation', '"éxito": TRUE'));

  const encode = (text: string) => new TextEncoder().encode(text);
  const JSON_BODY = encode('{"id":7,"éxito":true}');
  const WINDOWS_1252 = Uint8Array.from(Buffer.from('<p>{"éxito" : true}</p>', 'latin1'));
  const UTF_8 = 'application/json; charset=utf-8';
  const page = (bytes: number) => encode(`${' '.repeat(bytes - 13)}"éxito":true`);

  /** Returns a response whose body comes in chunks; after the last chunk it ends, breaks off or goes on for ever. */
  function respond(
    chunks: readonly Uint8Array[],
    end: 'ends' | 'breaks off' | 'hangs',
    contentType: string,
  ): Response {
    const rest = [...chunks];
    let cancel = () => {};
    const endless = new Promise<{ done: true }>((resolve) => {
      cancel = () => resolve({ done: true });
    });
    const read = async () => {
      const value = rest.shift();
      if (value) return { done: false, value };
      if (end === 'breaks off') throw new TypeError('connection reset');
      if (end === 'ends') return { done: true };
      return endless;
    };
    const headers = { get: () => contentType };
    return {
      ok: true,
      headers,
      body: { getReader: () => ({ read, cancel }) },
    } as unknown as Response;
  }

  test.each([
    ['sent', 'JSON', [JSON_BODY], 'ends', UTF_8],
    ['sent', 'text without a charset', [encode('Ok. "ÉXITO" : true')], 'ends', 'text/plain'],
    ['sent', 'HTML in windows-1252', [WINDOWS_1252], 'ends', 'text/html; charset="windows-1252"'],
    ['sent', 'parts', [JSON_BODY.slice(0, 10), JSON_BODY.slice(10)], 'ends', UTF_8],
    ['sent', 'a body that breaks off after it', [JSON_BODY], 'breaks off', UTF_8],
    ['sent', 'a body that goes on after it', [JSON_BODY], 'hangs', UTF_8],
    ['sent', 'the first 64 KB', [page(64 * 1024)], 'ends', UTF_8],
    ['unreachable', 'the 65th KB', [page(64 * 1024 + 1)], 'ends', UTF_8],
    ['unreachable', 'no part of JSON', [encode('{"éxito":"true"}')], 'ends', UTF_8],
    ['unreachable', 'another charset', [WINDOWS_1252], 'ends', 'text/html; charset=utf-8'],
    ['unreachable', 'an unknown charset', [JSON_BODY], 'ends', 'text/html; charset=no'],
    ['unreachable', 'an empty body', [], 'ends', UTF_8],
    ['unreachable', 'a body that breaks off before it', [JSON_BODY.slice(0, 9)], 'breaks off', ''],
  ] as const)('the outcome is «%s» if it is in %s', async (expected, _where, chunks, end, type) => {
    const { outcome, network } = send();
    network.answer(respond(chunks, end, type));
    await expect(outcome).resolves.toBe(expected);
  });

  test('a response without a body is unreachable, another status has failed', async () => {
    const [empty, refused] = [send(), send()];
    empty.network.answer({ ok: true, headers: { get: () => null }, body: null } as never);
    refused.network.answer(status(500));
    await expect(empty.outcome).resolves.toBe('unreachable');
    await expect(refused.outcome).resolves.toBe('failed');
  });

  test('a body without it is read for 3 s', async () => {
    jest.useFakeTimers();
    const { outcome, network } = send();
    const onOutcome = jest.fn();
    void outcome.then(onOutcome);
    await jest.advanceTimersByTimeAsync(29_000);
    network.answer(respond([encode('{')], 'hangs', UTF_8));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(onOutcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onOutcome).toHaveBeenCalledWith('unreachable');
    expect(jest.getTimerCount()).toBe(0);
  });
});
