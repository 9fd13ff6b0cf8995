import { deployment } from '../config/deployment';
import type { FieldName, Values } from './fields';

/** What the service did with a lead. */
export type Submission =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' };

/** Body and headers of one request; method and address are the same for both forms. */
export interface LeadRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string;
}

/** Time without an answer after which a request counts as failed, in ms (domain facts). */
export const answerTimeoutMs = 30_000;

/** Fields of the agency form, in the specification's order. */
export type AgencyField = 'nombre' | 'apellido' | 'correo' | 'telefono' | 'web' | 'ciudad';
/** Fields of the contact form, in the specification's order. */
export type ContactField =
  'nombre' | 'apellido' | 'correo' | 'telefono' | 'mensaje' | 'opcionSeleccionada';

/** The values without their outer spaces (`String.trim`), otherwise as typed. */
export function trimmed<Name extends FieldName>(values: Values<Name>): Values<Name> {
  const pairs = Object.entries<string>(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(pairs) as Values<Name>;
}

/** Multipart request; the browser writes Content-Type, because only it knows the boundary. */
export function agencyRequest(values: Values<AgencyField>): LeadRequest {
  const body = new FormData();
  for (const [name, value] of Object.entries(trimmed(values))) body.append(name, value);
  return { headers: { Accept: 'application/json' }, body };
}

/** JSON request; no purpose chosen is the empty string. */
export function contactRequest(values: Values<ContactField>): LeadRequest {
  return {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(trimmed(values)),
  };
}

/** Time that a page which slept through the time-out listens for an answer, in ms. */
const wakingMs = 3_000;

/** How late the time-out's timer has to be to mean that the page was asleep, in ms. */
const asleepMs = 1_000;

/**
 * Sends one lead. Only the ok status is read; the body is let go unread. A page that slept through
 * the time-out (another app in front, a closed lid) hears an answer that came meanwhile only after
 * its overdue timers: such a one gets a moment to be heard, before a message that arrived counts as
 * lost.
 * @returns what happened, always: it never rejects, and settles within `answerTimeoutMs` of waking
 * time
 */
export function submitLead(request: LeadRequest): Promise<Submission> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const giveUp = () => {
      resolve({ kind: 'unreachable', reason: 'timeout' });
      controller.abort();
    };
    const due = Date.now() + answerTimeoutMs;
    let timer = setTimeout(() => {
      if (Date.now() < due + asleepMs) giveUp();
      else timer = setTimeout(giveUp, wakingMs);
    }, answerTimeoutMs);
    post(request, controller.signal)
      .then(resolve, () => resolve({ kind: 'unreachable', reason: 'network' }))
      .finally(() => clearTimeout(timer));
  });
}

async function post(request: LeadRequest, signal: AbortSignal): Promise<Submission> {
  const response = await fetch(deployment.formEndpoint, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    credentials: 'omit',
    // Leaving the page does not stop the lead. Without this, Chromium drops a JSON request whose
    // preflight is still under way; both bodies stay far below the 64 KB that it allows.
    keepalive: true,
    signal,
  });
  // Unread, a large or endless body would hold the connection; a failure to let go changes nothing.
  Promise.resolve(response.body?.cancel()).catch(() => {});
  return response.ok ? { kind: 'sent' } : { kind: 'refused', status: response.status };
}
