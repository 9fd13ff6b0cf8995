import { once } from 'node:events';
import { connect } from 'node:net';
import { agencies } from '../../src/content/agencies';
import { createFormData, JSON_TYPE, startInboxForEachTest } from './inboxFixture';

const { url, logged, post, stored } = startInboxForEachTest();

const contactFields = {
  nombre: 'Ana',
  apellido: 'Núñez',
  correo: 'ana@example.com',
  telefono: '011 15-5555-0000',
  mensaje: '¿Cuánto tarda? «ya»\n<b>',
  opcionSeleccionada: '',
};

const agencyFields: [string, string][] = [
  ['nombre', 'Agustín'],
  ['apellido', 'Pérez'],
  ['correo', 'a@example.com'],
  ['telefono', '+54 9 11'],
  ['web', ''],
  ['ciudad', 'Río Cuarto'],
];

describe('messages of the two forms', () => {
  test('R-DEV-03: the contact form’s JSON body is stored with exactly its fields', async () => {
    const type = 'Application/JSON; charset=utf-8';
    const response = await post(JSON.stringify(contactFields), {
      ...JSON_TYPE,
      'Content-Type': type,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    const [message] = stored();
    expect(Object.keys(message!)).toEqual(['id', 'receivedAt', 'contentType', 'fields']);
    expect(message!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Date(message!.receivedAt).toISOString()).toBe(message!.receivedAt);
    expect(message!.contentType).toBe('application/json');
    expect(Object.entries(message!.fields)).toEqual(Object.entries(contactFields));
  });

  test('R-DEV-03: the agency form’s multipart body is stored with exactly its fields, also empty ones', async () => {
    const response = await post(createFormData(agencyFields), { Accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(stored()[0]!.contentType).toBe('multipart/form-data');
    expect(Object.entries(stored()[0]!.fields)).toEqual(agencyFields);
  });

  test('R-DEV-03: the answer to a native submit is a Spanish thanks page with a strict policy', async () => {
    const response = await post(createFormData(agencyFields), {
      Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    const html = await response.text();
    expect(html).toContain('<html lang="es-AR">');
    expect(html).toContain('<h1>¡Enviado!</h1>');
    expect(html).toContain(`Recibimos tu mensaje. ${agencies.promise}`);
    expect(html).toContain('<a href="/">');
    expect(stored()).toHaveLength(1);
  });

  test('R-DEV-04: a field that is sent twice is stored with both values', async () => {
    await post(createFormData([...agencyFields, ['web', 'x']]), {});
    expect(stored()[0]!.fields).toEqual({ ...Object.fromEntries(agencyFields), web: ['', 'x'] });
  });

  test.each([
    ['JSON', (text: string) => post(JSON.stringify({ mensaje: text }))],
    ['multipart', (text: string) => post(createFormData([['mensaje', text]]), {})],
  ])('R-DEV-04: special characters in %s are stored unchanged', async (_, send) => {
    const texts = [
      '\u0000 \u001b[31m',
      '👩‍👩‍👧‍👦🇦🇷',
      'שלום مرحبا \u202e',
      '\r\n--x--\r\n',
      '</dd><script>',
      '\u2028',
    ];
    for (const text of texts) expect((await send(text)).status).toBe(200);
    expect(stored().map(({ fields }) => fields.mensaje)).toEqual(texts);
  });

  test('R-DEV-04: fields named like properties of Object, such as __proto__, are stored', async () => {
    const names = ['__proto__', 'constructor', 'toString'];
    await post(`{${names.map((name) => `"${name}":"x"`).join()}}`);
    await post(createFormData(names.map((name) => [name, 'x'])), {});
    for (const { fields } of stored()) expect(Object.keys(fields)).toEqual(names);
    expect(stored()).toHaveLength(2);
  });

  test('each message is logged as one short line without control characters', async () => {
    await post(JSON.stringify({ nombre: 'A\u001b[31m\nB\u0000', mensaje: 'x'.repeat(9000) }));
    expect(logged()).toEqual([
      expect.stringMatching(/^bandeja: mensaje [^\u0000-\u001f]{50,300}$/),
    ]);
    expect(logged()[0]).toContain("nombre: 'A\\x1B[31m\\nB\\x00'");
  });

  test('a message with a field that is sent seven times is logged as one line', async () => {
    const values = ['1', '2', '3', '4', '5', '6', '7'];
    await post(createFormData(values.map((value) => ['web', value])), {});
    expect(logged()).toEqual([
      expect.stringMatching(/: \{ web: \[ '1', '2', '3', '4', '5', '6', '7' \] \}$/),
    ]);
  });
});

describe('R-DEV-03: refused requests', () => {
  const REQUEST_HEAD = 'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  /** Opens a connection to the inbox and sends a text without changes. */
  function connectAndSend(text: string) {
    const port = Number(new URL(url()).port);
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    socket.write(text);
    return socket;
  }

  async function expectRefusal(response: Response, status: number, error: RegExp): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ error: expect.stringMatching(error) });
    expect(stored()).toEqual([]);
    expect(logged()).toEqual([]);
  }

  test('a PUT request gets 405 and the list of the allowed methods', async () => {
    const response = await fetch(url(), { method: 'PUT', body: 'x' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    await expectRefusal(response, 405, /^Método PUT no admitido/);
  });

  test.each(['application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'Content-Type «%s» gets 415',
    async (type) => {
      const body = new TextEncoder().encode('a=b');
      const refused = await post(body, type === '' ? {} : { 'Content-Type': type });
      await expectRefusal(refused, 415, /^Content-Type no admitido/);
    },
  );

  test.each([
    ['empty', '', /roto/],
    ['incomplete', '{"nombre":"An', /roto/],
    ['an array', '["a"]', /objeto/],
    ['null', 'null', /objeto/],
    ['an object with a number', '{"a":1}', /"a".*texto/],
    ['an object with null', '{"__proto__":null}', /"__proto__".*texto/],
  ])('a JSON body that is %s gets 400', async (_, body, error) => {
    await expectRefusal(await post(body), 400, error);
  });

  const multipartPart = (head: string) =>
    `--x\r\nContent-Disposition: form-data${head}\r\n\r\nAna\r\n`;

  test.each([
    [
      'has no boundary in its header',
      'multipart/form-data',
      `${multipartPart('; name="a"')}--x--\r\n`,
    ],
    [
      'has another boundary than its header',
      'multipart/form-data; boundary=y',
      `${multipartPart('; name="a"')}--x--\r\n`,
    ],
    ['has no end', 'multipart/form-data; boundary=x', multipartPart('; name="a"')],
    [
      'has a part without a name',
      'multipart/form-data; boundary=x',
      `${multipartPart('')}--x--\r\n`,
    ],
  ])('a multipart body that %s gets 400', async (_, type, body) => {
    await expectRefusal(await post(body, { 'Content-Type': type }), 400, /^El multipart está roto/);
  });

  test('a body that is not valid UTF-8 gets 400', async () => {
    const invalidUtf8 = Buffer.from('{"a":"\xc3\x28"}', 'latin1');
    await expectRefusal(await post(invalidUtf8), 400, /UTF-8/);
  });

  test('a message with a file of one byte gets 400', async () => {
    const data = createFormData([['nombre', 'Ana']]);
    data.append('pasaporte', new Blob(['x']), 'pasaporte.png');
    await expectRefusal(await post(data, {}), 400, /no recibe archivos \(campo "pasaporte"\)/);
  });

  test('a body of 64 KB is accepted, and a body of one byte more gets 413', async () => {
    const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    await expectRefusal(await post(jsonOf(65_537)), 413, /64 KB/);
    expect((await post(jsonOf(65_536))).status).toBe(200);
  });

  test('a sender of more than 64 KB gets 413 early and can send the rest of the body', async () => {
    const socket = connectAndSend(`${REQUEST_HEAD}Content-Length: 2000000\r\n\r\n`);
    const half = 'x'.repeat(1_000_000);
    socket.write(half);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.write(half, () => socket.end());
    // Rejects if the socket emits an error (EPIPE, ECONNRESET).
    await once(socket.resume(), 'close');
    expect(socket.bytesWritten).toBeGreaterThan(2_000_000);
  });

  test('a body that does not end in time gets 408, and the connection closes', async () => {
    const socket = connectAndSend(`${REQUEST_HEAD}Content-Length: 20\r\n\r\n{"a":`);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString())).on('end', () => socket.end());
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\{"error":"El mensaje tardó demasiado/);
    expect(stored()).toEqual([]);
  });

  test('nothing is stored if the sender disconnects before the end of the body', async () => {
    const socket = connectAndSend(`${REQUEST_HEAD}Content-Length: 20\r\n\r\n{"a":`);
    await once(socket, 'connect');
    socket.destroy();
    expect((await post('{"a":"después"}')).status).toBe(200);
    expect(stored().map(({ fields }) => fields.a)).toEqual(['después']);
  });

  test('another path gets 404, and a query is ignored', async () => {
    const otherPath = await fetch(`${url()}/x`, { method: 'POST', body: '{}', headers: JSON_TYPE });
    await expectRefusal(otherPath, 404, /\/_bandeja/);
    const withQuery = await fetch(`${url()}?a=b`, {
      method: 'POST',
      body: '{}',
      headers: JSON_TYPE,
    });
    expect(withQuery.status).toBe(200);
  });
});

describe('R-DEV-03: CORS', () => {
  test('a preflight request is answered with CORS headers for POST', async () => {
    const response = await fetch(url(), { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, accept');
  });

  test.each([
    ['the JSON answer', '{"a":"b"}', 'application/json'],
    ['the thanks page', '{"a":"b"}', 'text/html'],
    ['a refusal', '{', 'application/json'],
  ])('other origins can read %s after a POST request', async (_, body, accept) => {
    const response = await post(body, { 'Content-Type': 'application/json', Accept: accept });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
