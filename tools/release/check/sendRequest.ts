import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseUrl } from '../../parseUrl';

/** A server's answer. Its body is decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** When the certificate expires. An answer over http has none. */
  readonly certificateEnds?: Date;
}

/** A server's answer, or a text in Spanish that says why the request has failed. */
export type RequestResult = Answer | { readonly failed: string };

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ese nombre no existe en internet todavía: revisá el dominio y sus DNS',
  EAI_AGAIN: 'no se pudo averiguar dónde está ese nombre: revisá tu conexión y los DNS',
  ECONNREFUSED: 'nadie atiende en esa dirección',
  CERT_HAS_EXPIRED: 'el certificado está vencido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'el certificado es de otro dominio',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'el certificado no lo firmó una autoridad conocida',
};

const TIMEOUT_MS = 15_000;

/** Functions that decompress a body, by the value of `Content-Encoding`. */
const decoders = new Map<string, (body: Buffer) => Buffer>([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['identity', (body) => body],
]);

/** Request header that asks for a compressed answer. */
export const COMPRESSED = { 'Accept-Encoding': 'gzip, br' };

/** Returns the decompressed body; undefined if the body does not have this encoding, or the encoding is unknown. */
function decode(body: Buffer, encoding: string): Buffer | undefined {
  // An answer without a body, for example to OPTIONS, may have a `Content-Encoding`, too.
  if (body.length === 0) return body;
  try {
    return decoders.get(encoding.toLowerCase())?.(body);
  } catch {
    return undefined;
  }
}

/**
 * Sends one request and follows no redirect. An invalid address, a connection error, and a body that cannot be
 * decompressed resolve as `failed`.
 */
export function sendRequest(
  address: string | URL,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RequestResult> {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return Promise.resolve({ failed: `«${address}» no es una dirección de internet` });
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) =>
      resolve({ failed: reasons[error.code ?? ''] ?? `no contestó (${error.message})` });
    const options = { method, headers, timeout: TIMEOUT_MS, agent: false };
    const sent = request(url, options, (response) => {
      const socket = response.socket;
      const ends = socket instanceof TLSSocket && socket.getPeerCertificate().valid_to;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        const encoding = headers['content-encoding'] || 'identity';
        const body = decode(Buffer.concat(parts), encoding);
        resolve(
          body
            ? { status, headers, body, ...(ends && { certificateEnds: new Date(ends) }) }
            : {
                failed: `dice estar comprimido con ${encoding} y no se puede leer: revisá la compresión de tu servicio`,
              },
        );
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('tardó más de 15 segundos')));
    sent.on('error', fail).end();
  });
}
