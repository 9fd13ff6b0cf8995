import fc from 'fast-check';
import { form, inboxForEach } from './inboxFixture';

const { post, stored } = inboxForEach();

describe('R-DEV-04: every text arrives byte for byte', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '\u0000',
      '\ufeffx',
      '👩‍👩‍👧‍👦🇦🇷',
      'שלום مرحبا',
      '\r\n--x--\r\n',
      '</dd><script>',
      '\u2028',
    ),
  );

  test('in JSON, lone surrogates included', async () => {
    const text = fc.oneof(anyText, fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 20 })); // prettier-ignore
    const fields = fc.uniqueArray(fc.tuple(text, text), {
      selector: ([name]) => name,
      maxLength: 8,
    });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        const body = `{${pairs.map(([n, v]) => `${JSON.stringify(n)}:${JSON.stringify(v)}`).join()}}`;
        expect((await post(body)).status).toBe(200);
        sent += 1;
        const messages = stored();
        expect(messages).toHaveLength(sent);
        const received = Object.entries(messages.at(-1)!.fields);
        // JSON.parse in this test, as in any reader, puts integer-like names first.
        expect(new Map(received)).toEqual(new Map(pairs));
      }),
      { numRuns: 300 },
    );
  });

  test('in multipart, as the client puts them on the wire', async () => {
    const name = fc.constantFrom(
      'nombre',
      'apellido',
      'mensaje',
      'ñandú',
      'a b',
      '__proto__',
      'x;y=z',
    );
    const fields = fc.uniqueArray(fc.tuple(name, anyText), {
      selector: ([key]) => key,
      minLength: 1,
    });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        expect((await post(form(pairs), {})).status).toBe(200);
        sent += 1;
        const received = Object.entries(stored().at(-1)!.fields);
        // The standard makes every line end CRLF before sending (WHATWG HTML, multipart encoding).
        expect(received).toEqual(
          pairs.map(([key, value]) => [key, value.replace(/\r\n|\r|\n/g, '\r\n')]),
        );
        expect(stored()).toHaveLength(sent);
      }),
      { numRuns: 300 },
    );
  });
});
