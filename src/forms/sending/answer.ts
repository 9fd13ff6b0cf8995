/** Largest part of a response's body that is read, in bytes. */
const maxBytes = 64 * 1024;

/** Longest time for which the body is read, in ms. */
const maxReadMs = 3_000;

/** Body of a response, as the rules look at it. */
interface Content {
  /** The whole body. */
  readonly text: string;
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
  /^(number|string)$/.test(typeof value) && /^[4-9]\d\d$|^\d{4,}$/.test(String(value).trim());

const isFailure = (value: unknown): boolean =>
  typeof value === 'string' && /(?:^|[\s_-])(?:error|fail|failed|failure)$/i.test(value.trim());

/** Returns false for null, false, 0, '', [] and {}: services send such an `error` with a success. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return typeof value === 'string' ? value.trim() !== '' && !isNo(value) : Boolean(value);
}

const asksForAction =
  /activat|activaci[oó]n|activar|confirmation e-?mail|(?:correo|mail) de confirmaci[oó]n|verif|captcha/i;

const isRequest = (value: unknown): boolean =>
  typeof value === 'string' && asksForAction.test(value);

/** A success sign. Beside it, a sentence such as «please verify your address» may be a thank-you. */
const hasSuccessSign = (content: Content): boolean =>
  has(content, 'success ok', isYes) ||
  has(content, 'next', (value) => typeof value === 'string' && value !== '') ||
  has(content, 'status', isOneOf('true', 'success', 'ok')) ||
  has(content, 'result type', isOneOf('success')) ||
  has(content, 'code', isOneOf('true', '200'));

/** What pages with an invisible captcha have to say, also pages of thanks (Google's FAQ of reCAPTCHA). */
const captchaNotice = /(?:protected by|protegid[oa] por) \w*captcha/gi;

/**
 * Signs by which a response with an ok status says itself that the service has not taken the message
 * (R-FORM-20). Names and texts are compared without regard to letter case.
 */
const denials: readonly Rule[] = [
  {
    says: 'success, ok or status is false; or code is false',
    source: 'FormSubmit before its activation: 200 {"success":"false"}; Web3Forms with a wrong key',
    applies: (content) =>
      has(content, 'success ok status', isNo) || has(content, 'code', isOneOf('false')),
  },
  {
    says: 'status, result or type is an error',
    source: 'Formcarry {"status":"error"}; Apps Script {"result":"error"}; PHP {"type":"error"}',
    applies: (content) => has(content, 'status result type', isFailure),
  },
  {
    says: 'code, statusCode or status is 400 or more',
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
      /\bdata-sitekey\b|(?:class|src)=["']?[^"'>]{0,200}(?:\b[gh]-(?:re)?captcha\b|\bcf-turnstile\b|\/api2?\/(?:anchor|bframe))/i.test(
        html,
      ) ||
      /captcha|not a robot|no soy un robot|(?:you are|you[’']re) (?:a )?human|sos humano|eres humano/i.test(
        pageText.replace(captchaNotice, ''),
      ),
  },
  {
    says: 'the page asks to activate the form or to log in',
    source: 'FormSubmit at the first use: 200 with an HTML page; hosts that ask for a password',
    applies: ({ html, pageText }) =>
      /needs? activation|activate (?:this |your |the )?form/i.test(pageText) ||
      /<input[^>]*\btype=["']?password/i.test(html),
  },
  {
    says: 'the PHP script broke off, or the host does not run PHP and sends its source',
    source: 'PHP with display_errors: 200 with «Fatal error: … on line …»; hosts of static files',
    applies: ({ text }) =>
      text.startsWith('<?php') ||
      (/\b(?:fatal|parse) error(?:<\/b>)?: /i.test(text) && text.includes(' on line ')),
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

function contentOf(body: string): Content {
  // `trim` also removes a byte order mark.
  const text = body.trim();
  const json = parseJson(text);
  const isHtml =
    json === undefined && /^<(?:!|html|head|body|\?xml)|<(?:html|body|form)\b/i.test(text);
  const html = isHtml ? text : '';
  const pageText = html
    // Each part may also end with the body: a search for a missing end would take quadratic time.
    .replace(/<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
  return { text, members: toMembers(json), html, pageText };
}

/**
 * Returns the rule by which a body contradicts its ok status; undefined for every other body. Does not
 * look at `Content-Type`: PHP scripts often send JSON as `text/html`.
 * @param body text of a response with an ok status
 */
export function findDenial(body: string): Rule | undefined {
  const content = contentOf(body);
  return denials.find((rule) => rule.applies(content));
}

/**
 * Returns whether a body says that the service has taken the message. The site needs no such sign, but the release's
 * check does.
 */
export function hasSuccess(body: string): boolean {
  const content = contentOf(body);
  return /^(ok|success)$/i.test(content.text) || hasSuccessSign(content);
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
