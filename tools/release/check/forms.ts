import type { Asked } from './ask';
import { judged, wrong, type Finding } from './finding';

/** What a browser asks before it sends a form as JSON to another site. */
export const preflightHeaders = (origin: string) => ({
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
});

const TODO =
  'en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha: docs/formularios.md';

const UNREACHED = 'revisá tu conexión y formEndpoint en src/config/owner.ts: docs/formularios.md';

/**
 * Whether a form's endpoint takes what this site sends. Nothing is sent: it only is asked.
 * @param json whether the form is sent as JSON, which needs leave of its own
 */
export function formFinding(what: string, origin: string, json: boolean, answer: Asked): Finding {
  if ('failed' in answer) return wrong(what, answer.failed, UNREACHED);
  const { status, headers } = answer;
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
  return judged(what, missing.length === 0, seen, TODO);
}
