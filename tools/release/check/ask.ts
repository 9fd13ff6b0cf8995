import { decoderOf } from '../../../src/forms/submit/request';

/** A server's answer, with its body decompressed, and decoded as the forms decode an answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A text in Spanish that says why a request has failed. */
export interface Failure {
  readonly failed: string;
}

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 30_000;

/** By the code or the name of an error. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ese nombre no existe en internet todavía: revisá el dominio y sus DNS',
  EAI_AGAIN: 'no se pudo averiguar dónde está ese nombre: revisá tu conexión y los DNS',
  ECONNREFUSED: 'nadie atiende en esa dirección',
  CERT_HAS_EXPIRED: 'el certificado está vencido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'el certificado es de otro dominio',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'el certificado no lo firmó una autoridad conocida',
  TimeoutError: `tardó más de ${TIMEOUT_MS / 1000} segundos`,
};

/** Reads the whole body of a response. */
const readWhole = async (response: Response) =>
  decoderOf(response.headers).decode(await response.arrayBuffer());

/**
 * Sends one request; by default follows no redirect. Never rejects.
 * @param read reads the response's body; by default the whole of it
 */
export async function ask(
  address: string,
  init: RequestInit = {},
  read: (response: Response) => Promise<string> = readWhole,
): Promise<Answer | Failure> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    const { status, headers } = response;
    return { status, headers, text: await read(response) };
  } catch (error) {
    const { code, name, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { failed: reasons[name] ?? reasons[code ?? ''] ?? `no se pudo leer (${message})` };
  }
}
