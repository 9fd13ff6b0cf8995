import { buildSettings } from '../../content/derived/buildSettings';
import { confirmation, extraFields, multipartOnly } from '../../config/optional';
import { cleanValue, mapFields, type FormDefinition, type Values } from '../fields/definitions';

/**
 * Outcome of a form's request:
 *
 * - `sent`: an ok status and, if the owner has set `confirmation`, this text in the body
 * - `failed`: another status, or the browser was offline and has not reached the service
 * - `unreachable`: the site cannot know whether the service has stored the message: no response because of the
 *   network, CORS or the time-out, or an ok status whose body lacks `confirmation`
 */
export type Outcome = 'sent' | 'failed' | 'unreachable';

/** Time-out of a form's request, in ms (R-LEAD-10). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Last part of this time, in ms. */
const FREEZE_MARGIN_MS = 1_000;

/** Largest part of a response's body that is read, in bytes, and the time for it, in ms. */
const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 3_000;

/**
 * Returns the owner's extra fields for a form, without the copies of fields that the form does not have.
 * React's request contains them; the browser's own posts contain no copies (R-OWNER-19).
 * @returns name and value of each field; `copyOf` names the form's field whose value is copied in place of `value`
 */
export const extraFieldsOf = (fields: FormDefinition['fields']) =>
  Object.entries(extraFields)
    .map(([name, value]) => ({ name, value, copyOf: /^\{(\w+)\}$/.exec(value)?.[1] }))
    .filter(({ copyOf }) => !copyOf || Object.keys(fields).includes(copyOf));

/** Returns the values as they are sent, with the owner's extra fields. An empty field is the empty string. */
function buildFields(form: FormDefinition, values: Values): Values {
  const cleaned = mapFields(form, (name, field) => cleanValue(field, values[name]!));
  const extra = extraFieldsOf(form.fields).map(({ name, value, copyOf }) => [
    name,
    copyOf ? cleaned[copyOf] : value,
  ]);
  return { ...cleaned, ...Object.fromEntries(extra) };
}

/** Returns the body and headers of a form's request. */
export function buildRequest(form: FormDefinition, values: Values): RequestInit {
  const sent = buildFields(form, values);
  const headers = { Accept: 'application/json' };
  if (form.bodyFormat === 'json' && !multipartOnly) {
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
export const normalize = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Returns whether a text contains the owner's `confirmation`. */
export const hasConfirmation = (text: string): boolean =>
  normalize(text).includes(normalize(confirmation));

/**
 * Returns the decoder of a response's body.
 * @throws RangeError if the decoder does not know the charset
 */
export function decoderOf(headers: Headers): TextDecoder {
  const [, charset] = /charset="?([\w-]+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  return new TextDecoder(charset);
}

/**
 * Reads the beginning of a response's body: until the text is enough, the body ends or breaks off, or one of the limits is
 * reached.
 * @throws RangeError if the decoder does not know the charset
 */
export async function readAnswer(
  { headers, body }: Response,
  isEnough: (text: string) => boolean,
): Promise<string> {
  const decoder = decoderOf(headers);
  if (!body) return '';
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel(), BODY_TIMEOUT_MS);
  let text = '';
  try {
    let length = 0;
    while (length < MAX_BODY_BYTES && !isEnough(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, MAX_BODY_BYTES - length), { stream: true });
      length += value.length;
    }
  } catch {
    // What has arrived before is all that the site knows of the answer.
  }
  clearTimeout(timer);
  return text;
}

/**
 * Sends a form's values and waits for the outcome.
 * @returns a promise of the outcome, which never rejects
 */
export async function sendRequest(form: FormDefinition, values: Values): Promise<Outcome> {
  const controller = new AbortController();
  // In two steps: a phone may freeze the page during the request, and at its return the browser runs a timer that is due
  // before it delivers the answer that has arrived meanwhile.
  let timer = setTimeout(() => {
    timer = setTimeout(() => controller.abort(), FREEZE_MARGIN_MS);
  }, REQUEST_TIMEOUT_MS - FREEZE_MARGIN_MS);
  // Also offline the browser tries: it may be wrong about its connection.
  let mayHaveArrived = navigator.onLine;
  try {
    const response = await fetch(buildSettings.formEndpoint, {
      method: 'POST',
      ...buildRequest(form, values),
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
    clearTimeout(timer);
    return hasConfirmation(await readAnswer(response, hasConfirmation)) ? 'sent' : 'unreachable';
  } catch {
    return mayHaveArrived || controller.signal.aborted ? 'unreachable' : 'failed';
  }
}
