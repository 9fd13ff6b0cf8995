import { deployment } from '../../config/deployment';
import type { FormDefinition, Values } from '../fields/definitions';

/** What the service did with a lead. */
export type Submission =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' };

/** Time without an answer after which a request counts as failed, in ms. */
export const answerTimeoutMs = 30_000;

/** The values without their outer spaces (`String.trim`), otherwise as typed. */
export function trimmed(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/** Body and headers of a form's request; no value is the empty string. */
function requestOf(form: FormDefinition, values: Values): Pick<RequestInit, 'headers' | 'body'> {
  const sent = trimmed(values);
  const headers = { Accept: 'application/json' };
  if (form.body === 'json') {
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  // The browser writes Content-Type, because only it knows the boundary.
  return { headers, body };
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
export function submitLead(form: FormDefinition, values: Values): Promise<Submission> {
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
    post(form, values, controller.signal)
      .then(resolve, () => resolve({ kind: 'unreachable', reason: 'network' }))
      .finally(() => clearTimeout(timer));
  });
}

async function post(
  form: FormDefinition,
  values: Values,
  signal: AbortSignal,
): Promise<Submission> {
  const response = await fetch(deployment.formEndpoint, {
    method: 'POST',
    ...requestOf(form, values),
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
