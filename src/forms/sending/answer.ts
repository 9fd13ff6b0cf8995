/** Largest part of a response's body that is read, in bytes. */
const maxBytes = 64 * 1024;

/** Longest time for which the body is read, in ms. */
const maxReadMs = 3_000;

/** Body of a response, as the rules look at it. */
interface Content {
  /** Members of the body's JSON object, with names in lower case; empty if the body is no JSON object. */
  readonly members: readonly (readonly [name: string, value: unknown])[];
  /** The texts that a visitor would read in the body's HTML; empty if the body is no HTML page. */
  readonly pageText: string;
  /** The body's HTML; empty if the body is no HTML page. */
  readonly html: string;
}

interface Rule {
  /** What the response says. */
  readonly says: string;
  /** Service or documentation in which this response was seen. */
  readonly source: string;
  readonly applies: (content: Content) => boolean;
}

const has = ({ members }: Content, names: string, test: (value: unknown) => boolean): boolean =>
  members.some(([name, value]) => names.split(' ').includes(name) && test(value));

/** Returns whether a value is one of the texts, in any letter case and with spaces around it. */
const isOneOf =
  (...texts: readonly string[]) =>
  (value: unknown): boolean =>
    ['string', 'number', 'boolean'].includes(typeof value) &&
    texts.includes(String(value).trim().toLowerCase());

const isNo = isOneOf('false', '0');
const isYes = isOneOf('true', '1');

const isHttpError = (value: unknown): boolean =>
  /^(number|string)$/.test(typeof value) && /^[45]\d\d$/.test(String(value).trim());

/** Returns false for null, false, 0, '', [] and {}: services send such an `error` with a success. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return typeof value === 'string' ? value.trim() !== '' && !isNo(value) : Boolean(value);
}

const asksForAction =
  /activat|activaci[oó]n|activar|confirmation e-?mail|(?:correo|mail) de confirmaci[oó]n|verif|captcha/i;

const isRequest = (value: unknown): boolean =>
  typeof value === 'string' && asksForAction.test(value);

/** A success sign beside a sentence such as «please verify your address», which may be a thank-you. */
const hasSuccessSign = (content: Content): boolean =>
  has(content, 'success ok status code', isYes) ||
  has(content, 'next', (value) => typeof value === 'string' && value !== '') ||
  has(content, 'status result type', isOneOf('success', 'ok')) ||
  has(content, 'code', isOneOf('200'));

/**
 * Signs by which a response with an ok status says itself that the service has not taken the message
 * (R-FORM-20). Names and texts are compared without regard to letter case.
 */
export const denials: readonly Rule[] = [
  {
    says: 'success, ok or status is false; or code is false',
    source: 'FormSubmit before its activation: 200 {"success":"false"}; Web3Forms with a wrong key',
    applies: (content) =>
      has(content, 'success ok status', isNo) || has(content, 'code', isOneOf('false')),
  },
  {
    says: 'status, result or type is an error',
    source: 'Formcarry {"status":"error"}; Apps Script {"result":"error"}; PHP {"type":"error"}',
    applies: (content) =>
      has(content, 'status result type', isOneOf('error', 'fail', 'failed', 'failure')),
  },
  {
    says: 'code, statusCode or status is an HTTP error',
    source: 'Formcarry {"code":422}',
    applies: (content) => has(content, 'code statuscode status', isHttpError),
  },
  {
    says: 'error, err or errors is not empty',
    source: 'Formspree over its quota: 200 {"error":"form over quota"}; PHP {"err":"…"}',
    applies: (content) => has(content, 'error err errors', isFilled),
  },
  {
    says: 'a sentence asks for activation, confirmation, verification or a captcha',
    source: 'Formspree at the first use: 200 {"success":"confirmation email sent"}',
    applies: (content) =>
      !hasSuccessSign(content) &&
      (has(content, 'success message', isRequest) ||
        has(content, 'body', (body) =>
          has({ ...content, members: toMembers(body) }, 'message', isRequest),
        )),
  },
  {
    says: 'the page shows a captcha',
    source: 'Formspree and FormSubmit with their captcha switched on: 200 with an HTML page',
    applies: ({ html, pageText }) =>
      /\bdata-sitekey\b|class=["']?[^"'>]*\b(?:g-recaptcha|h-captcha|cf-turnstile)\b/i.test(html) ||
      /captcha|not a robot|no soy un robot|you are human|sos humano/i.test(pageText),
  },
  {
    says: 'the page asks to activate the form or to log in',
    source: 'FormSubmit at the first use: 200 with an HTML page; hosts that ask for a password',
    applies: ({ html, pageText }) =>
      /needs? activation|activate (?:this |your |the )?form/i.test(pageText) ||
      /<input[^>]*\btype=["']?password/i.test(html),
  },
];

const toMembers = (value: unknown): Content['members'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, member]) => [name.toLowerCase(), member])
    : [];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the rule by which a body contradicts its ok status; undefined for every other body. Does not
 * look at `Content-Type`: PHP scripts often send JSON as `text/html`.
 * @param body text of a response with an ok status
 */
export function findDenial(body: string): Rule | undefined {
  // `trim` also removes a byte order mark.
  const text = body.trim();
  const html = /^<(?:!|html|head|body|\?xml)|<(?:html|body|form)\b/i.test(text) ? text : '';
  const content = {
    members: toMembers(parseJson(text)),
    html,
    pageText: html
      .replace(/<!--[^]*?-->|<(script|style|template)\b[^]*?<\/\1\s*>/gi, ' ')
      .replace(/<[^>]*>|&nbsp;/g, ' ')
      .replace(/\s+/g, ' '),
  };
  return denials.find((rule) => rule.applies(content));
}

/** Returns whether a body says that the service has taken the message; the site needs no such sign, a release check does. */
export function hasSuccess(body: string): boolean {
  const text = body.trim();
  return (
    /^(ok|success)$/i.test(text) ||
    hasSuccessSign({ members: toMembers(parseJson(text)), html: '', pageText: '' })
  );
}

/** Reads the start of a body: at most `maxBytes`, and at most for `maxReadMs`. */
async function readStart(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<{ done: true; value?: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true }), maxReadMs);
  });
  try {
    for (let length = 0; length < maxBytes;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) break;
      text += decoder.decode(value.subarray(0, maxBytes - length), { stream: true });
      length += value.length;
    }
  } finally {
    clearTimeout(timer);
    // An unread large or endless body would keep the connection open. An error of `cancel` is ignored.
    reader.cancel().catch(() => {});
  }
  return text;
}

/**
 * Returns whether a response with an ok status says itself that the service has not taken the message. A
 * body that is missing, cannot be read or does not end is no such sign. Never rejects.
 */
export async function isDenied(response: Response): Promise<boolean> {
  try {
    return Boolean(response.body && findDenial(await readStart(response.body)));
  } catch {
    return false;
  }
}
