import type { RequestResult } from './sendRequest';
import { findingOf, wrong, type Finding } from './finding';

/** Returns the headers of a preflight request, which browsers send before JSON to another origin. */
export const preflightHeaders = (origin: string) => ({
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
});

const UNREACHED = 'revisá tu conexión y formEndpoint en src/config/owner.ts: docs/formularios.md';

const NOT_ALLOWED =
  'en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha: docs/formularios.md';

/**
 * Checks whether the form service accepts messages from the site.
 * @param origin the site's origin
 * @param json whether the form sends JSON: the service then has to allow the header `content-type`
 * @param result the service's answer to a preflight request
 */
export function formFinding(
  what: string,
  origin: string,
  json: boolean,
  result: RequestResult,
): Finding {
  if ('failed' in result) return wrong(what, result.failed, UNREACHED);
  const { status, headers } = result;
  const allowed = headers['access-control-allow-origin'];
  const names = (headers['access-control-allow-headers'] ?? '').toLowerCase();
  const isOriginAllowed = allowed === '*' || allowed === origin;
  const isTypeAllowed = !json || names.includes('content-type') || names === '*';
  const missing = [
    status >= 200 && status < 300 ? '' : `contesta ${status}`,
    isOriginAllowed ? '' : `no permite envíos desde ${origin}`,
    isTypeAllowed ? '' : 'no permite envíos JSON',
  ].filter(Boolean);
  const seen = missing.join('; ') || (json ? 'permite envíos JSON' : 'permite envíos');
  return findingOf(what, missing.length === 0, seen, NOT_ALLOWED);
}
