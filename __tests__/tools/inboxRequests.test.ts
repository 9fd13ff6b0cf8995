import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { agencies } from '../../src/content/agencies';
import { form, inboxForEach, JSON_TYPE } from './inboxFixture';

const { file, url, logged, post, stored } = inboxForEach();

/** Sends bytes as they are and gives all that comes back until the inbox closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url()).port), 'localhost');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.write(text);
  });
}

async function expectRefusal(response: Response, status: number, error: RegExp): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = (await response.json()) as { error: string };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toMatch(error);
  expect(stored()).toEqual([]);
  expect(logged()).toEqual([]);
}

describe('what the two forms send', () => {
  test('R-DEV-03: the contact form’s JSON is stored with exactly its fields', async () => {
    const fields = {
      nombre: 'Ana',
      apellido: 'Núñez',
      correo: 'ana@example.com',
      telefono: '011 15-5555-0000',
      mensaje: '¿Cuánto tarda? «ya»\n<b>',
      opcionSeleccionada: '',
    };
    const response = await post(JSON.stringify(fields), {
      ...JSON_TYPE,
      'Content-Type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    const [message] = stored();
    expect(Object.keys(message!)).toEqual(['id', 'receivedAt', 'contentType', 'fields']);
    expect(message!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Date(message!.receivedAt).toISOString()).toBe(message!.receivedAt);
    expect(message!.contentType).toBe('application/json');
    expect(Object.entries(message!.fields)).toEqual(Object.entries(fields));
  });

  test('R-DEV-03: the agency form’s multipart is stored with exactly its fields, empty ones too', async () => {
    const pairs: [string, string][] = [
      ['nombre', 'Agustín'],
      ['apellido', 'Pérez'],
      ['correo', 'a@example.com'],
      ['telefono', '+54 9 11'],
      ['web', ''],
      ['ciudad', 'Río Cuarto'],
    ];
    const response = await post(form(pairs), { Accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(stored()[0]!.contentType).toBe('multipart/form-data');
    expect(Object.entries(stored()[0]!.fields)).toEqual(pairs);
  });

  test('R-DEV-03: a form posted without JavaScript gets a Spanish thanks page under a strict policy', async () => {
    const response = await post(form([['nombre', 'Ana']]), {
      Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /,
    );
    const html = await response.text();
    expect(html).toContain('<html lang="es-AR">');
    expect(html).toContain('<h1>¡Enviado!</h1>');
    expect(html).toContain(`Recibimos tu mensaje. ${agencies.promise}`);
    expect(html).toContain('<a href="/">');
    expect(stored()).toHaveLength(1);
  });

  test('R-DEV-04: a repeated multipart name keeps every text, in the place of the first', async () => {
    await post(
      form([
        ['a', '1'],
        ['b', '2'],
        ['a', '3'],
        ['a', ''],
      ]),
      // FormData sets its own Content-Type.
      {},
    );
    expect(Object.entries(stored()[0]!.fields)).toEqual([
      ['a', ['1', '3', '']],
      ['b', '2'],
    ]);
  });

  test('R-DEV-04: names of Object’s own machinery are plain fields and change no prototype', async () => {
    await post('{"__proto__":"x","constructor":"y","toString":"z"}');
    await post(form([['__proto__', 'x'], ['hasOwnProperty', 'y']]), {}); // prettier-ignore
    const [json, multipart] = stored();
    expect(Object.entries(json!.fields)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ]);
    expect(Object.entries(multipart!.fields)).toEqual([
      ['__proto__', 'x'],
      ['hasOwnProperty', 'y'],
    ]);
    expect(({} as { x?: string }).x).toBeUndefined();
    expect(await (await fetch(url())).text()).toContain('__proto__');
  });

  test('the file keeps the order of fields, number-like names too', async () => {
    await post(form([['2', 'x'], ['b', 'y'], ['1', 'z']]), {}); // prettier-ignore
    expect(readFileSync(file(), 'utf8')).toContain('"fields":{"2":"x","b":"y","1":"z"}}\n');
  });

  test('R-DEV-04: messages are stored in the order in which they came', async () => {
    for (const n of ['1', '2', '3', '4', '5']) await post(JSON.stringify({ n }));
    expect(stored().map(({ fields }) => fields.n)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('each message is one line on the terminal, without live control characters', async () => {
    await post(JSON.stringify({ nombre: 'A\u001b[31m\nB\u202e\u0000', mensaje: 'x'.repeat(9000) }));
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toContain('nombre=«A\\u001b[31m\\u000aB\\u202e\\u0000»');
    expect(logged()[0]!.length).toBeLessThan(1000);
  });
});

describe('R-DEV-03: what it refuses, with a clear error and nothing stored', () => {
  test.each(['PUT', 'DELETE', 'PATCH'])('%s is 405 and says what is allowed', async (method) => {
    const response = await fetch(url(), { method, body: 'x' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    await expectRefusal(response, 405, /^Método .* no admitido/);
  });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-8',
    'application/jsonp',
    'multipart/mixed; boundary=x',
  ])('Content-Type %s is 415', async (type) => {
    await expectRefusal(
      await post('a=b', { 'Content-Type': type }),
      415,
      /^Content-Type no admitido/,
    );
  });

  test('no Content-Type at all is 415', async () => {
    const response = await fetch(url(), { method: 'POST', body: new Uint8Array([1, 2]) });
    await expectRefusal(response, 415, /^Content-Type no admitido/);
  });

  test.each([
    ['nothing', '', /roto/],
    ['half an object', '{"nombre":"An', /roto/],
    ['an array', '["a"]', /objeto/],
    ['null', 'null', /objeto/],
    ['a number', '7', /objeto/],
    ['a number as a value', '{"a":1}', /"a".*texto/],
    ['an object as a value', '{"a":{}}', /"a".*texto/],
    ['null as a value', '{"__proto__":null}', /"__proto__".*texto/],
  ])('JSON that is %s is 400', async (_, body, error) => {
    await expectRefusal(await post(body), 400, error);
  });

  test('bytes that are not UTF-8 are 400 in JSON and in multipart, never replaced', async () => {
    const bad = Buffer.from([0xc3, 0x28]);
    const json = Buffer.concat([Buffer.from('{"a":"'), bad, Buffer.from('"}')]);
    await expectRefusal(await post(json), 400, /UTF-8/);
    const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
    const body = Buffer.concat([head, bad, Buffer.from('\r\n--x--\r\n')]);
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    await expectRefusal(await post(body, type), 400, /UTF-8/);
  });

  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  test.each([
    ['without a boundary in its header', 'multipart/form-data', `${part}--x--\r\n`, /boundary/],
    ['with another boundary', 'multipart/form-data; boundary=y', `${part}--x--\r\n`, /roto/],
    ['empty', 'multipart/form-data; boundary=x', '', /roto/],
    ['cut in a value', 'multipart/form-data; boundary=x', part, /roto/],
    ['cut in a header', 'multipart/form-data; boundary=x', `${part}--x\r\nContent-Dis`, /roto/],
    ['cut in the last boundary', 'multipart/form-data; boundary=x', `${part}--x-`, /roto/],
    ['with a part without headers', 'multipart/form-data; boundary=x', `${part}--x\r\n\r\n2\r\n--x--\r\n`, /roto/],
    ['with a part that is only a header', 'multipart/form-data; boundary=x', `${part}--x\r\nA: b\r\n--x--\r\n`, /roto/],
    ['with a part without a name', 'multipart/form-data; boundary=x', `${part}--x\r\nContent-Disposition: form-data\r\n\r\n2\r\n--x--\r\n`, /sin nombre/],
  ])('multipart %s is 400', async (_, type, body, error) => {
    await expectRefusal(await post(body, { 'Content-Type': type }), 400, error);
  }); // prettier-ignore

  test('a file is 400, however small', async () => {
    const data = form([['nombre', 'Ana']]);
    data.append('pasaporte', new Blob(['x']), 'pasaporte.png');
    await expectRefusal(await post(data, {}), 400, /no recibe archivos \(campo "pasaporte"\)/);
  });

  const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  test('exactly 64 KB is taken and one byte more is 413', async () => {
    await expectRefusal(await post(jsonOf(65_537)), 413, /64 KB/);
    expect((await post(jsonOf(65_536))).status).toBe(200);
  });

  test('a big body gets to read its 413, with or without a length', async () => {
    const big = 'x'.repeat(5_000_000);
    await expectRefusal(await post(big), 413, /64 KB/);
    const stream = new Blob([big]).stream();
    const streamed = await fetch(url(), {
      method: 'POST',
      body: stream,
      headers: JSON_TYPE,
      duplex: 'half',
    } as RequestInit);
    await expectRefusal(streamed, 413, /64 KB/);
  });

  test('the limit is the same for a body without a length', async () => {
    const streamed = (bytes: number) =>
      fetch(url(), {
        method: 'POST',
        body: new Blob([jsonOf(bytes)]).stream(),
        headers: JSON_TYPE,
        duplex: 'half',
      } as RequestInit);
    await expectRefusal(await streamed(65_537), 413, /64 KB/);
    expect((await streamed(65_536)).status).toBe(200);
  });

  test('a sender that goes on after the refusal is not cut off', async () => {
    const port = Number(new URL(url()).port);
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    const head = 'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const half = 'x'.repeat(1_000_000);
    socket.write(`${head}Content-Length: 2000000\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.write(half, () => socket.end(half));
    // An 'error' here (EPIPE, ECONNRESET) rejects.
    await once(socket.resume(), 'close');
    expect(socket.bytesWritten).toBeGreaterThan(2_000_000);
  });

  test('a body announced too long is refused before it comes', async () => {
    const answer = await raw(
      'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('{"error":"El mensaje supera los 64 KB. Acortalo."}');
  });

  test('a body that does not end in time is 408 and its connection closes', async () => {
    const answer = await raw(
      'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\{"error":"El mensaje tardó demasiado/);
    expect(stored()).toEqual([]);
  });

  test('a sender that goes away in the middle leaves nothing', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url()).port), 'localhost', () => {
        const head = 'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
        socket.write(`${head}Content-Length: 20\r\n\r\n{"a":`, () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    expect((await post('{"a":"después"}')).status).toBe(200);
    expect(stored().map(({ fields }) => fields.a)).toEqual(['después']);
  });

  test('another path is not the inbox, and a query changes nothing', async () => {
    const elsewhere = await fetch(`${url()}/x`, {
      method: 'POST',
      body: '{}',
      headers: JSON_TYPE,
    });
    await expectRefusal(elsewhere, 404, /\/_bandeja/);
    const query = await fetch(`${url()}?a=b`, {
      method: 'POST',
      body: '{}',
      headers: JSON_TYPE,
    });
    expect(query.status).toBe(200);
  });
});

describe('other origins', () => {
  test('R-DEV-03: a preflight is answered', async () => {
    const response = await fetch(url(), { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, accept');
  });

  test.each([
    ['ok', '{"a":"b"}', JSON_TYPE],
    ['thanks', '{"a":"b"}', { 'Content-Type': 'application/json', Accept: 'text/html' }],
    ['400', '{', JSON_TYPE],
    ['413', 'x'.repeat(70_000), JSON_TYPE],
    ['415', 'x', { 'Content-Type': 'text/plain' }],
  ])('R-DEV-03: the answer to a post can be read: %s', async (_, body, headers) => {
    const response = await post(body, headers);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('the messages themselves cannot', async () => {
    const response = await fetch(url());
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
