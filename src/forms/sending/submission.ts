import { deployment } from '../../config/deployment';
import type { FormDefinition, Values } from '../fields/definitions';

/** Outcome of a form's request: accepted by the service, refused with a status, or no readable response. */
export type Submission =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' };

/** Time-out of a form's request, in ms (R-LEAD-13). */
export const answerTimeoutMs = 30_000;

/** Returns the values without leading and trailing white space (R-FORM-09). */
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
  // The browser sets Content-Type, because it alone knows the boundary between the body's parts.
  return { headers, body };
}

/** Additional time for the response if the page was suspended when the time-out ended, in ms. */
const wakingMs = 3_000;

/** If the timer of the time-out runs at least this late, in ms, the page was probably suspended. */
const suspendedDelayMs = 1_000;

/**
 * Sends a form's values and reads only the status of the response. While the browser suspends the
 * page (another app in front, a closed laptop), no timer runs. Afterwards the browser may run the
 * overdue timer before it delivers a response that arrived during the suspension. The function
 * therefore waits `wakingMs` longer, so that this response still counts.
 * @returns a promise of the outcome, which never rejects
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
    // With `keepalive` most browsers complete the request even if the visitor leaves the site.
    // Without `keepalive` the browser may cancel the request before it has sent the request.
    keepalive: true,
    signal,
  });
  // Cancels the response's body, because an unread large or endless body would keep the connection
  // open. An error of `cancel` is ignored: the status is known already.
  Promise.resolve(response.body?.cancel()).catch(() => {});
  return response.ok ? { kind: 'sent' } : { kind: 'refused', status: response.status };
}
