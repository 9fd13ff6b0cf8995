import { confirmation, extraFields, multipartOnly } from '../../config/optional';
import { buildSettings } from '../../content/derived/buildSettings';
import type { Texts } from '../drafts';

/**
 * Outcome of a form's request:
 *
 * - `sent`: an ok status and, if the owner has set `confirmation`, this text in the body
 * - `failed`: another status, or the browser was offline and has not reached the service
 * - `unreachable`: the site cannot know whether the service has stored the message: no response because of the
 *   network, CORS or the time-out, or an ok status whose body lacks `confirmation`
 */
export type Outcome = 'sent' | 'failed' | 'unreachable';

/** Format of React's request (R-FORM-21, R-FORM-22); the browser itself posts multipart data. */
export type BodyFormat = 'json' | 'multipart';

/** Time-out of a form's request, in ms (R-LEAD-10). */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Returns the owner's extra fields for a form, without the copies of fields that the form does not have.
 * React's request contains them; the browser's own posts contain no copies (R-OWNER-19).
 * @param names names of the form's fields
 * @returns name and value of each field; `copyOf` names the form's field whose value is copied in place of `value`
 */
export const extraFieldsOf = (names: readonly string[]) =>
  Object.entries(extraFields)
    .map(([name, value]) => ({ name, value, copyOf: /^\{(\w+)\}$/.exec(value)?.[1] }))
    .filter(({ copyOf }) => !copyOf || names.includes(copyOf));

/** Returns body and headers of a form's request: its values, then the owner's extra fields. */
function buildRequest(format: BodyFormat, values: Texts): RequestInit {
  const extra = extraFieldsOf(Object.keys(values)).map(({ name, value, copyOf }) => [
    name,
    copyOf ? values[copyOf] : value,
  ]);
  const sent: Texts = { ...values, ...Object.fromEntries(extra) };
  const headers = { Accept: 'application/json' };
  if (format === 'json' && !multipartOnly) {
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

/** Removes all white space and ignores letter case, because a service may write its JSON in either way. */
const normalize = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/**
 * Reads a response's text. `Response.text()` would take every text for UTF-8.
 * @throws RangeError if the decoder does not know the charset
 */
async function readText(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? '';
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  return new TextDecoder(charset).decode(await response.arrayBuffer());
}

/**
 * Sends a form's values and waits for the outcome.
 * @returns a promise of the outcome, which never rejects
 */
export async function sendRequest(format: BodyFormat, values: Texts): Promise<Outcome> {
  // Chromium 92 lacks `AbortSignal.timeout`. After the outcome there is nothing left to abort.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  // Also offline the browser tries: it may be wrong about its connection.
  let mayHaveArrived = navigator.onLine;
  try {
    const response = await fetch(buildSettings.formEndpoint, {
      method: 'POST',
      ...buildRequest(format, values),
      // A service on another origin gets no cookie. The site's own host gets its cookie, because some hosts let only
      // browsers in that have one (InfinityFree, SiteGround, Cloudflare): without it no message would reach the script.
      credentials: 'same-origin',
      // With `keepalive` most browsers complete the request even if the visitor leaves the site.
      // Without `keepalive` the browser may cancel the request before it has sent the request.
      keepalive: true,
      signal: controller.signal,
    });
    mayHaveArrived = true;
    if (!response.ok) return 'failed';
    if (!confirmation) return 'sent';
    return normalize(await readText(response)).includes(normalize(confirmation))
      ? 'sent'
      : 'unreachable';
  } catch {
    return mayHaveArrived || controller.signal.aborted ? 'unreachable' : 'failed';
  }
}
