import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Fields } from './message';
import { Refusal } from './refusal';

/**
 * Reads the fields of a multipart/form-data body (specification section 7, agency form).
 *
 * @param header - the Content-Type header, with its boundary
 * @param body - the whole body
 * @returns the fields in order; a repeated name holds all of its texts
 * @throws Refusal 400 when the boundary is missing, the body is broken or cut, a part is malformed
 * or has no name, or a file comes
 */
export async function parseMultipart(header: string, body: Buffer): Promise<Fields> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(header);
  const delimiter = boundary?.[1] ?? boundary?.[2];
  if (!delimiter) throw new Refusal(400, 'Falta el «boundary» en el Content-Type.');
  const parts = await readParts(header, body);
  // The parser leaves out a part whose headers it cannot read. A message that lost a field must
  // not pass for whole, so the parts are counted apart.
  if (parts.length !== countParts(delimiter, body)) {
    throw new Refusal(400, 'El multipart está roto: hay una parte que no se puede leer.');
  }
  const fields = new Map<string, string[]>();
  for (const [name, value] of parts) fields.set(name, [...(fields.get(name) ?? []), value]);
  return [...fields].map(([name, [first = '', ...more]]) => [
    name,
    more.length === 0 ? first : [first, ...more],
  ]);
}

function readParts(header: string, body: Buffer): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const parts: [string, string][] = [];
    const broken = () => reject(new Refusal(400, 'El multipart está roto o incompleto.'));
    let parser: BusboyInstance;
    try {
      parser = new Busboy({ headers: { 'content-type': header } });
    } catch {
      return broken();
    }
    parser.on('file', (name, file) => {
      file.on('error', broken).resume();
      reject(new Refusal(400, `La bandeja no recibe archivos (campo ${JSON.stringify(name)}).`));
    });
    parser.on('field', (name: string | undefined, value) => {
      if (name === undefined) reject(new Refusal(400, 'Hay una parte sin nombre de campo.'));
      else parts.push([name, value]);
    });
    parser.on('error', broken);
    parser.on('finish', () => resolve(parts));
    parser.end(body);
  });
}

function countParts(boundary: string, body: Buffer): number {
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`).slice(1);
  return pieces.findIndex((piece) => piece.startsWith('--'));
}
