import type { RequestResult } from './sendRequest';
import { judged, wrong, type Finding } from './finding';

/** Returns the headers of the preflight that a browser sends before a form's JSON to another origin. */
export const preflightHeaders = (origin: string) => ({
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
});

const UNREACHED = 'revisá tu conexión y formEndpoint en src/config/owner.ts: docs/formularios.md';

const NOT_ALLOWED =
  'en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha: docs/formularios.md';

/**
 * Checks by the answer to a preflight whether a form's endpoint accepts what this site sends.
 * @param json whether the form is sent as JSON, for which the browser needs `content-type` allowed
 */
export function formFinding(
  what: string,
  origin: string,
  json: boolean,
  asked: RequestResult,
): Finding {
  if ('failed' in asked) return wrong(what, asked.failed, UNREACHED);
  const { status, headers } = asked;
  const allowed = headers['access-control-allow-origin'];
  const names = (headers['access-control-allow-headers'] ?? '').toLowerCase();
  const origins = allowed === '*' || allowed === origin;
  const types = !json || names.includes('content-type') || names === '*';
  const missing = [
    status >= 200 && status < 300 ? '' : `contesta ${status}`,
    origins ? '' : `no permite envíos desde ${origin}`,
    types ? '' : 'no permite envíos JSON',
  ].filter(Boolean);
  const seen = missing.join('; ') || (json ? 'permite envíos JSON' : 'permite envíos');
  return judged(what, missing.length === 0, seen, NOT_ALLOWED);
}
