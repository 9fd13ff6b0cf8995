import { deployment } from '../../config/deployment';
import type { FormDefinition, Values } from '../fields/definitions';

/** Outcome of a request: sent, refused by the service, or without an answer. */
export type Submission =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' };

/** Time without an answer after which a request counts as failed, in ms (R-LEAD-13). */
export const answerTimeoutMs = 30_000;

/** Returns the values without leading and trailing spaces (R-FORM-09). */
function trimValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/** Returns the body and headers of a form's request. An empty field is sent as the empty string. */
function buildRequest(form: FormDefinition, values: Values): Pick<RequestInit, 'headers' | 'body'> {
  const trimmed = trimValues(values);
  const headers = { Accept: 'application/json' };
  if (form.bodyFormat === 'json') {
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(trimmed),
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(trimmed)) body.append(name, value);
  // The browser adds the header Content-Type with the boundary between the parts of the body.
  return { headers, body };
}

/** Additional time for the answer if the page was suspended at the time-out, in ms. */
const wakingMs = 3_000;

/** The page was suspended if the timer of the time-out runs late by this time or more, in ms. */
const suspendedDelayMs = 1_000;

/**
 * Sends one lead and reads only the status of the answer. If the page was suspended at the time-out
 * (another app in front, a closed laptop), the browser may run the overdue timer before it delivers
 * an answer that arrived during the suspension. The page then waits `wakingMs` longer, because
 * otherwise a lead that has arrived would count as failed.
 * @returns the outcome; never rejects
 */
export function submitLead(form: FormDefinition, values: Values): Promise<Submission> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const fail = () => {
      resolve({ kind: 'unreachable', reason: 'timeout' });
      controller.abort();
    };
    const dueAt = Date.now() + answerTimeoutMs;
    let timer = setTimeout(() => {
      if (Date.now() < dueAt + suspendedDelayMs) fail();
      else timer = setTimeout(fail, wakingMs);
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
    ...buildRequest(form, values),
    credentials: 'omit',
    // With `keepalive` most browsers complete the request after the visitor has left the site.
    // Without `keepalive` Chromium would drop a JSON request whose preflight has no answer yet.
    keepalive: true,
    signal,
  });
  // A large or endless body would keep the connection open if it were neither read nor cancelled.
  // If the cancellation fails, the lead has still been sent.
  Promise.resolve(response.body?.cancel()).catch(() => {});
  return response.ok ? { kind: 'sent' } : { kind: 'refused', status: response.status };
}
