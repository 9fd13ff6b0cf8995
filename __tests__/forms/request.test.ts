import { buildSettings } from '../../src/content/derived/buildSettings';
import * as optional from '../../src/config/optional';
import { sendRequest } from '../../src/forms/submit/request';
import { payloads } from '../support/leads';
import { fakeNetwork, fieldsIn, status } from '../support/network';

/** Sends the contact form over a mocked network. */
function send() {
  const network = fakeNetwork();
  const outcome = sendRequest('json', payloads.contacto);
  return { outcome, network, signal: network.calls[0]!.init.signal! };
}

test.each([
  ['json', payloads.contacto, { 'Content-Type': 'application/json' }],
  ['multipart', payloads.agencia, {}],
] as const)(
  'R-FORM-23a, R-LEAD-10b: the %s request has exactly the fields; it goes to the one endpoint, without cookies to another origin and with keepalive',
  (format, values, contentType) => {
    const network = fakeNetwork();
    void sendRequest(format, values);
    expect(network.calls).toHaveLength(1);
    const { url, init } = network.calls[0]!;
    const { headers, body, signal, ...options } = init;
    expect([url, signal!.aborted]).toEqual([buildSettings.formEndpoint, false]);
    expect(options).toEqual({ method: 'POST', credentials: 'same-origin', keepalive: true });
    expect(headers).toEqual({ Accept: 'application/json', ...contentType });
    expect(Object.entries(fieldsIn({ body: body! }))).toEqual(Object.entries(values));
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

  test('R-FORM-12a, R-FORM-13a: a network failure has failed, an answer counts', async () => {
    const [lost, answered] = [send(), send()];
    lost.network.answer(new TypeError('Failed to fetch'));
    answered.network.answer(status(200));
    await expect(lost.outcome).resolves.toBe('failed');
    await expect(answered.outcome).resolves.toBe('sent');
  });
});

describe('R-OWNER-19a: with a confirmation', () => {
  beforeEach(() => void jest.replaceProperty(optional, 'confirmation', '"éxito": TRUE'));

  const encode = (text: string) => new TextEncoder().encode(text);
  const JSON_BODY = encode('{"id":7,"éxito":true}');
  const WINDOWS_1252 = Uint8Array.from(Buffer.from('<p>{"éxito" : true}</p>', 'latin1'));
  const UTF_8 = 'application/json; charset=utf-8';

  /** Returns a response with a body, which breaks off at its end if there is none. */
  const respond = (body: Uint8Array | null, contentType: string) =>
    ({
      ok: true,
      headers: new Headers({ 'Content-Type': contentType }),
      arrayBuffer: async () => {
        if (!body) throw new TypeError('connection reset');
        return body;
      },
    }) as unknown as Response;

  test.each([
    ['sent', 'JSON', JSON_BODY, UTF_8],
    ['sent', 'text without a charset', encode('Ok. "ÉXITO" : true'), 'text/plain'],
    ['sent', 'HTML in windows-1252', WINDOWS_1252, 'text/html; charset="windows-1252"'],
    ['unreachable', 'no part of JSON', encode('{"éxito":"true"}'), UTF_8],
    ['unreachable', 'another charset', WINDOWS_1252, 'text/html; charset=utf-8'],
    ['unreachable', 'an unknown charset', JSON_BODY, 'text/html; charset=no'],
    ['unreachable', 'an empty body', encode(''), UTF_8],
    ['unreachable', 'a body that breaks off', null, UTF_8],
  ] as const)('the outcome is «%s» if it is in %s', async (expected, _where, body, type) => {
    const { outcome, network } = send();
    network.answer(respond(body, type));
    await expect(outcome).resolves.toBe(expected);
  });

  test('another status has failed, whatever its body', async () => {
    const { outcome, network } = send();
    network.answer(status(500));
    await expect(outcome).resolves.toBe('failed');
  });

  test('R-LEAD-10a: a body that does not end is unreachable 30 s after the submit', async () => {
    jest.useFakeTimers();
    const { outcome, network, signal } = send();
    const body = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    network.answer({
      ok: true,
      headers: new Headers(),
      arrayBuffer: () => body,
    } as unknown as Response);
    await jest.advanceTimersByTimeAsync(30_000);
    await expect(outcome).resolves.toBe('unreachable');
  });
});
