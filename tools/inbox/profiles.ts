import { settingError } from '../settingError';

/** How a form service answers a post. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the service has taken the message. */
  readonly stores: boolean;
}

/** A post to the service, as far as a service's answer depends on it. */
interface Post {
  /** Whether the body is JSON, and not multipart. */
  readonly isJson: boolean;
  /** Whether the sender asks for JSON with `Accept`. A browser's own post and a beacon do not. */
  readonly wantsJson: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Path of the inbox's page of thanks. It sends no CORS headers, like the pages of thanks of form services. */
export const THANKS_PATH = '/_bandeja/gracias';

/** Returns an answer with JSON. */
export const json = (status: number, value: object, stores = status < 300): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
  stores,
});

const page = (body: string, stores: boolean): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
  stores,
});

const redirect = (location: string): Answer => ({
  status: 302,
  headers: { Location: location },
  body: '',
  stores: true,
});

const CAPTCHA = page('<form method="post"><div class="g-recaptcha" data-sitekey="x"></div>', false);

/**
 * What the inbox can play (INBOX_LIKE): form services, with the state in which each is, and faults. Statuses and
 * bodies are those of the documentation, or of reports where a comment says so. What a service does with JSON, or
 * without `Accept`, is in docs/formularios.md. `hang` never answers, `reset` resets the connection.
 */
export const profiles: Readonly<Record<string, (post: Post) => Answer | 'hang' | 'reset'>> = {
  // https://formspree.io: the library formspree-js reads `next` or `errors`.
  formspree: ({ wantsJson }) =>
    wantsJson ? json(200, { next: '/thanks', ok: true }) : redirect(THANKS_PATH),
  'formspree-captcha': ({ wantsJson }) =>
    wantsJson
      ? json(403, { error: 'In order to submit via AJAX, you need to set a custom key' })
      : CAPTCHA,
  // The archived server formspree/formspree, forms/views.py.
  'formspree-cupo': () => json(200, { error: 'form over quota' }, false),
  'formspree-primera': () => json(200, { success: 'confirmation email sent' }, false),
  // Reports of users: https://formsubmit.co answers before its activation with 200.
  formsubmit: ({ wantsJson }) =>
    wantsJson
      ? json(200, { success: 'true', message: 'The form was submitted successfully.' })
      : CAPTCHA,
  'formsubmit-primera': () =>
    json(200, { success: 'false', message: 'This form needs Activation.' }, false),
  // https://formcarry.com, «Field Validations».
  formcarry: ({ wantsJson }) =>
    wantsJson ? json(200, { code: 200, status: 'success' }) : redirect(THANKS_PATH),
  'formcarry-regla': () =>
    json(422, { code: 422, status: 'error', title: 'Validation Error', errors: {} }),
  // https://usebasin.com, «Using AJAX»; users' code reads `success` and `redirect_url`.
  basin: ({ wantsJson }) =>
    wantsJson ? json(200, { success: true }) : page('<h1>Thank you!</h1>', true),
  'basin-captcha': ({ wantsJson }) =>
    wantsJson ? json(422, { error: 'Require Valid reCAPTCHA response' }) : CAPTCHA,
  // formspark/documentation, `customization/redirection.md` and `setup/`: the body of its answer is not documented.
  formspark: ({ wantsJson }) => (wantsJson ? json(200, {}) : page('<h1>Thank you</h1>', true)),
  // https://web3forms.com, «API Reference»; a project found that it refuses the preflight of JSON.
  web3forms: ({ fields, wantsJson }) =>
    !fields.access_key
      ? json(400, { success: false, body: { message: 'Invalid access key' } })
      : wantsJson
        ? json(200, { success: true, message: 'Email sent successfully!' })
        : redirect('https://web3forms.com/success'),
  // https://script.google.com: the answer comes from another origin. It refuses the preflight of JSON.
  'apps-script': ({ isJson }) =>
    isJson ? json(405, {}) : redirect('https://script.googleusercontent.com/macros/echo'),
  // A script on shared hosting: `$_POST` is empty for JSON.
  php: ({ isJson }) =>
    isJson ? page('{"type":"error","text":"Faltan datos"}', false) : page('OK', true),
  // PHPMailer's example prints its error with status 200.
  'php-error': () =>
    page('Message could not be sent. Mailer Error: SMTP Error: Could not authenticate.', false),
  // A thanks page instead of JSON, as Netlify answers.
  html: () => page('<!doctype html><h1>Thank you!</h1>', true),
  redirect: () => redirect(THANKS_PATH),
  hang: () => 'hang',
  reset: () => 'reset',
};

/**
 * Returns what the inbox plays; undefined for an empty name, which leaves it a local inbox.
 * @param name value of INBOX_LIKE: a name of {@link profiles}, or a status from 400 to 599
 * @throws Error without a stack trace for another name
 */
export function profileOf(name = ''): ((post: Post) => Answer | 'hang' | 'reset') | undefined {
  const text = name.trim();
  if (/^[45]\d\d$/.test(text)) return () => json(Number(text), { error: `INBOX_LIKE=${text}` });
  if (text === '' || Object.hasOwn(profiles, text)) return profiles[text];
  throw settingError(
    `INBOX_LIKE: ${JSON.stringify(text)} no es un servicio conocido; usá un código de 400 a 599, ` +
      `${Object.keys(profiles).join(', ')}. Ejemplo: INBOX_LIKE=formspree`,
  );
}
