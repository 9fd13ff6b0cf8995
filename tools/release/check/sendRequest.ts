import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';

/** A server's answer. Its body may be compressed. */
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

/** Sends one request and follows no redirect. A connection error resolves as `failed`. */
export function sendRequest(
  address: string | URL,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RequestResult> {
  const url = new URL(address);
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
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          ...(ends && { certificateEnds: new Date(ends) }),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('tardó más de 15 segundos')));
    sent.on('error', fail).end();
  });
}
