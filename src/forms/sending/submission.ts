import { deployment } from '../../config/deployment';
import type { FormDefinition, Values } from '../fields/definitions';

/** Outcome of a request. */
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

/** Builds body and headers of a form's request. An empty field is sent as the empty string. */
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
  // No Content-Type: the browser writes it, with the boundary between the parts.
  return { headers, body };
}

/** Time that a page suspended at the time-out waits for an answer after it wakes up, in ms. */
const wakingMs = 3_000;

/** Delay of the time-out's timer from which the page counts as having been suspended, in ms. */
const suspendedDelayMs = 1_000;

/**
 * Sends one lead and reads only the status of the answer. If the page was suspended at the time-out
 * (another app in front, a closed laptop), the browser runs the overdue timer before it delivers an
 * answer that arrived meanwhile. The page then waits `wakingMs` more: without them a lead that
 * arrived would count as failed.
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
    // The request goes on when the page is left. Without `keepalive`, Chromium drops a JSON request
    // whose preflight has no answer yet. Both bodies are far below the limit of 64 KB.
    keepalive: true,
    signal,
  });
  // A large or endless body that is neither read nor cancelled would keep the connection open. A
  // failure to cancel it has no effect on the lead.
  Promise.resolve(response.body?.cancel()).catch(() => {});
  return response.ok ? { kind: 'sent' } : { kind: 'refused', status: response.status };
}
