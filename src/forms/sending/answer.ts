/** Largest part of a response's body that is read, in bytes. */
const maxBytes = 64 * 1024;

/** Longest time for which the body is read, in ms. */
const maxReadMs = 3_000;

/** Body of a response, as the rules look at it. */
interface Content {
  /** The whole body. */
  readonly text: string;
  /** Members of the body's JSON object, with names in lower case; empty if the body has no JSON object. */
  readonly members: readonly (readonly [name: string, value: unknown])[];
  /** The text that a visitor would read; of JSON without a success sign, its sentences. */
  readonly words: string;
  /** The body's HTML; empty if the body is no HTML page. */
  readonly html: string;
}

type Members = Pick<Content, 'members'>;

const has = ({ members }: Members, names: string, test: (value: unknown) => boolean): boolean =>
  members.some(([name, value]) => names.split(' ').includes(name) && test(value));

/** Returns whether a value is one of the texts, in any letter case and with spaces around it. */
const isOneOf =
  (...texts: readonly string[]) =>
  (value: unknown): boolean =>
    ['string', 'number', 'boolean'].includes(typeof value) &&
    texts.includes(String(value).trim().toLowerCase());

const isNo = isOneOf('false', 'no');
const isZero = isOneOf('0');
const isYes = isOneOf('true', '1', 'success', 'ok', 'exito');

const isHttpError = (value: unknown): boolean =>
  /^(number|string)$/.test(typeof value) && /^[4-9]\d\d$|^\d{4,}$/.test(String(value).trim());

const isFailure = (value: unknown): boolean =>
  typeof value === 'string' &&
  /(?:^|[\s_-])(?:error|fail|failed|failure|fallo)$|^spam$/i.test(value.trim());

/** Returns false for null, false, 0, '', 'no', [] and {}: services send such an `error` with a success. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return typeof value === 'string' ? value.trim() !== '' && !isNo(value) : Boolean(value);
}

const thanks = /gracias|thank/i;

const asksForAction =
  /activat|activaci[oó]n|activar|confirmation e-?mail|(?:correo|mail) de confirmaci[oó]n|verif|captcha/i;

const isRequest = (value: unknown): boolean =>
  typeof value === 'string' && asksForAction.test(value) && !thanks.test(value);

/** Names of the members in which services, and scripts written in Spanish, say whether they have taken the message. */
const outcomeNames =
  'success ok status result type response msg sent exito enviado estado resultado respuesta';

/** A success sign. Beside it, a sentence such as «please verify your address» may be a thank-you. */
const hasSuccessSign = (content: Members): boolean =>
  has(content, outcomeNames, isYes) ||
  has(content, 'next', (value) => typeof value === 'string' && value !== '') ||
  has(content, 'code', isOneOf('true', '200'));

/** What pages with an invisible captcha have to say, also pages of thanks (Google's FAQ of reCAPTCHA). */
const captchaNotice = /(?:protected by|protegid[oa] por) \w*captcha/gi;

/** First words of a text that reports an error: «Error al enviar», «Mailer Error: …», «Invalid key», «false». */
const errorStart =
  /^\W*(?:(?:mailer|server|internal) )?(?:error\b|fail|fall[oó]|inv[aá]lid|acce(?:ss|so) (?:no|den)|(?:false|0|no)\W*$)/i;

/** Sentences that report an error: «Message could not be sent», «No se pudo enviar», «Hubo un error». */
const errorSentence =
  /(?:could not|couldn['’]t|can(?:no|['’])t|unable to|failed to) (?:be )?(?:sent|send|load|deliver)|\bnot (?:been )?sent\b|\bno (?:(?:se|ha|pudo|podido|pudimos|fue|sido|ser) )+envi(?:ar|ado|[oó])(?![a-zá-ú])|\bno enviado|(?:there was an?|(?:hubo|ocurri[oó]|ocurrido|produjo|producido)(?: un)?) (?:error|problem|fallo)|went wrong|sali[oó] mal/i;

/**
 * Signs by which a response with an ok status says itself that the service has not taken the message
 * (R-FORM-20), each with a service that sends it. Names and texts are compared without regard to letter case.
 */
const denials: readonly ((content: Content) => boolean)[] = [
  // FormSubmit before its activation: {"success":"false"}; Formcarry {"status":"error"}; Apps Script {"result":"error"};
  // Contact Form 7 {"status":"spam"}; own scripts {"type":"error"}, {"msg":"fail"} and {"respuesta":"error"}.
  (content) =>
    has(content, outcomeNames, (value) => isNo(value) || isFailure(value)) ||
    has(content, 'success ok status sent exito enviado', isZero) ||
    has(content, 'code', isNo),
  // Formcarry {"code":422}.
  (content) => has(content, 'code statuscode status', isHttpError),
  // Formspree over its quota: {"error":"form over quota"}; PHP {"err":"…"}; AWS Lambda {"errorMessage":"…"}.
  (content) => has(content, 'error err errors errormessage', isFilled),
  // A sentence asks for activation or a captcha. Formspree at the first use: {"success":"confirmation email sent"}.
  (content) =>
    !hasSuccessSign(content) &&
    (has(content, 'success message', isRequest) ||
      has(content, 'body', (body) => has({ members: toMembers(body) }, 'message', isRequest))),
  // Formspree and FormSubmit with their captcha, hosts that check each visitor (SiteGround, Imunify360).
  ({ html, words }) =>
    /\bdata-sitekey\b|(?:class|src|content)=["']?[^"'>]{0,200}(?:\b[gh]-(?:re)?captcha\b|\bcf-turnstile\b|\/api2?\/(?:anchor|bframe)|\/sgcaptcha\/)/i.test(
      html,
    ) ||
    /captcha|not a robot|no soy un robot|(?:you are|you[’']re) (?:a )?human|sos humano|eres humano|request is being verified/i.test(
      words.replace(captchaNotice, ''),
    ),
  // FormSubmit at the first use; hosts that ask for a password.
  ({ html, words }) =>
    /needs? activation|activate (?:this |your |the )?form/i.test(words) ||
    /<input[^>]*\btype=["']?password/i.test(html),
  // A script says why it has not sent the message.
  ({ words }) => {
    const error = errorStart.exec(words) ?? errorSentence.exec(words);
    return error !== null && !thanks.test(words.slice(0, error.index));
  },
  // The PHP script or its `mail()` broke off, or the host does not run PHP and sends its source.
  ({ text }) =>
    text.startsWith('<?php') ||
    (/\b(?:(?:fatal|parse) error(?:<\/b>)?: |warning(?:<\/b>)?:\s+mail\()/i.test(text) &&
      text.includes(' on line ')),
];

/** Returns the members of an object, or of the first object of a list (n8n). */
function toMembers(value: unknown): Content['members'] {
  const [first] = [value].flat();
  return typeof first === 'object' && first !== null
    ? Object.entries(first).map(([name, member]) => [name.toLowerCase(), member])
    : [];
}

/** Returns the sentences of JSON without a success sign; beside one, they may be about anything. */
function sentencesOf(members: Content['members']): string {
  if (hasSuccessSign({ members })) return '';
  const names = `message msg ${outcomeNames}`.split(' ');
  const sentences = members.filter(
    ([name, value]) => names.includes(name) && typeof value === 'string',
  );
  return sentences.map(([, value]) => value).join(' ');
}

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
  const whole = parseJson(text);
  const isHtml =
    whole === undefined && /^<(?:!|html|head|body|\?xml)|<(?:html|body|form)\b/i.test(text);
  // PHP may print its warnings before the JSON, and a host its advertisement after it.
  const json =
    whole ??
    (isHtml ? undefined : parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  // A script that is no part of a page stays: it tells the visitor with `alert` what has happened. Each part may also end
  // with the body: a search for a missing end would take quadratic time.
  const hidden = /<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi;
  const members = toMembers(json);
  const words = (
    typeof json === 'object' ? sentencesOf(members) : isHtml ? text.replace(hidden, ' ') : text
  )
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
  return { text, members, html: isHtml ? text : '', words };
}

/**
 * Returns whether a body contradicts its ok status. Does not look at `Content-Type`: PHP scripts often send JSON
 * as `text/html`.
 * @param body text of a response with an ok status
 */
export function isDenial(body: string): boolean {
  const content = contentOf(body);
  return denials.some((applies) => applies(content));
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
    return response.body !== null && isDenial(await readStart(response.body));
  } catch {
    return false;
  }
}
