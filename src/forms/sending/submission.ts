import { deployment } from '../../config/deployment';
import * as optional from '../../config/optional';
import { cleanValue, type FormDefinition, type Values } from '../fields/definitions';
import { isDenied } from './answer';
import { extraFieldsOf } from './extraFields';

/**
 * Outcome of a form's request:
 *
 * - `sent`: an ok status, and the body does not deny it
 * - `failed`: another status, or a body that denies its ok status
 * - `unreachable`: no response, because of the network, CORS or the time-out
 * - `unknown`: a redirect, whose status and target the browser hides from scripts
 */
export type Submission = 'sent' | 'failed' | 'unreachable' | 'unknown';

/** Time-out of a form's request, in ms (R-LEAD-13). */
export const answerTimeoutMs = 30_000;

/** Returns the values as they are sent, with the owner's extra fields. An empty field is the empty string. */
function buildFields({ fields }: FormDefinition, values: Values): Values {
  const cleaned = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanValue(fields[name]!, value)]),
  );
  const extra = extraFieldsOf(fields).map(({ name, value, copyOf }) => [
    name,
    copyOf ? cleaned[copyOf] : value,
  ]);
  return { ...cleaned, ...Object.fromEntries(extra) };
}

/** Returns the body and headers of a form's request. */
export function buildRequest(
  form: FormDefinition,
  values: Values,
): Pick<RequestInit, 'headers' | 'body'> {
  const sent = buildFields(form, values);
  const headers = { Accept: 'application/json' };
  if (form.bodyFormat === 'json' && !optional.multipartOnly) {
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  // The browser sets Content-Type, because it alone knows the boundary between the body's parts.
  return { headers, body };
}

/** Additional time for the response if the page was suspended when the time-out ended, in ms. */
const wakingMs = 3_000;

/** If the timer of the time-out runs at least this late, in ms, the page was probably suspended. */
const suspendedDelayMs = 1_000;

/**
 * Sends a form's values and waits for the outcome. While the browser suspends the page (another app in
 * front, a closed laptop), no timer runs. Afterwards the browser may run the overdue timer before it
 * delivers a response that arrived during the suspension. The function therefore waits `wakingMs`
 * longer, so that this response still counts.
 * @returns a promise of the outcome, which never rejects
 */
export function submitLead(form: FormDefinition, values: Values): Promise<Submission> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const fail = () => {
      resolve('unreachable');
      controller.abort();
    };
    const dueAt = Date.now() + answerTimeoutMs;
    let timer = setTimeout(() => {
      if (Date.now() < dueAt + suspendedDelayMs) fail();
      else timer = setTimeout(fail, wakingMs);
    }, answerTimeoutMs);
    post(form, values, controller.signal)
      // The time-out ends with the status: a slow body may not turn an ok status into a failure.
      .finally(() => clearTimeout(timer))
      .then(outcomeOf)
      .then(resolve, () => resolve('unreachable'));
  });
}

/**
 * Form services may redirect to a page of thanks, usually on an origin without CORS headers. If the browser
 * followed such a redirect, `fetch` would reject as without a network, although the service has stored the
 * message. So the browser follows a redirect only from the site's own server, or if the owner names the
 * origin of the answer.
 */
const redirectMode = (): RequestRedirect =>
  optional.thanksPage || new URL(deployment.formEndpoint, location.href).origin === location.origin
    ? 'follow'
    : 'manual';

const post = async (form: FormDefinition, values: Values, signal: AbortSignal): Promise<Response> =>
  fetch(deployment.formEndpoint, {
    method: 'POST',
    ...buildRequest(form, values),
    // A service on another origin gets no cookie. The site's own host gets its cookie, because some hosts let only
    // browsers in that have one (InfinityFree, SiteGround, Cloudflare): without it no message would reach the script.
    credentials: 'same-origin',
    redirect: redirectMode(),
    // With `keepalive` most browsers complete the request even if the visitor leaves the site.
    // Without `keepalive` the browser may cancel the request before it has sent the request.
    keepalive: true,
    signal,
  });

async function outcomeOf(response: Response): Promise<Submission> {
  if (response.type === 'opaqueredirect') return 'unknown';
  if (response.ok && !(await isDenied(response))) return 'sent';
  // An unread body would keep the connection open. An error of `cancel` is ignored.
  if (!response.ok) Promise.resolve(response.body?.cancel()).catch(() => {});
  return 'failed';
}
