/** A server's answer, with its body decompressed. */
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

/** Sends one request, and follows no redirect. Never rejects. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer | Failure> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    const { code, name, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { failed: reasons[name] ?? reasons[code ?? ''] ?? `no se pudo leer (${message})` };
  }
}
