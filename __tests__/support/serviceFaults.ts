import { answer, type Fault } from './submitFault';

const corsErrors = /blocked by CORS policy|net::ERR_FAILED/;

/** By profile of tools/inbox/profiles.ts: the outcome, if both forms have it, or the outcome of each. */
const played: Readonly<Record<string, Fault['outcome']>> = {
  formspree: 'sent',
  'formspree-captcha': 'failed',
  'formspree-cupo': 'failed',
  'formspree-primera': 'failed',
  formsubmit: 'sent',
  'formsubmit-primera': 'failed',
  formcarry: 'sent',
  'formcarry-regla': 'failed',
  basin: 'sent',
  'basin-captcha': 'failed',
  formspark: 'sent',
  web3forms: 'failed',
  'apps-script': { agencia: 'unknown', contacto: 'failed' },
  php: { agencia: 'sent', contacto: 'failed' },
  html: 'sent',
  redirect: 'unknown',
};

/** Faults of the service and of the network; answer.test.ts has every rule for bodies. */
export const serviceFaults: readonly Fault[] = [
  ...Object.entries(played).map(([like, outcome]): Fault => ({
    name: `a service that answers like «${like}»`,
    service: { kind: 'service', like },
    outcome,
    bothForms: true,
    allowedProblems: /status of 4\d\d /,
  })),
  { name: '200 with broken JSON', service: answer(200, '{"ok":tr'), outcome: 'sent' },
  {
    name: '500 server error',
    service: answer(500, '{"error":"no"}'),
    outcome: 'failed',
    bothForms: true,
    allowedProblems: /status of 500 /,
  },
  {
    name: 'connection refused',
    service: { kind: 'closed' },
    outcome: 'unreachable',
    requests: 0,
    allowedProblems: /net::ERR_CONNECTION_REFUSED|blocked by CORS policy/,
  },
  {
    name: 'connection reset before the answer',
    service: { kind: 'reset', at: 'start' },
    outcome: 'unreachable',
    allowedProblems: /net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  {
    name: 'connection reset within the headers',
    service: { kind: 'reset', at: 'headers' },
    outcome: 'unreachable',
    allowedProblems: /net::ERR_|blocked by CORS policy/,
  },
  {
    name: 'connection reset within the body of a 500',
    service: { kind: 'reset', at: 'body', status: 500 },
    outcome: 'failed',
    allowedProblems: /status of 500|net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'connection reset within the body of a 200',
    service: { kind: 'reset', at: 'body' },
    outcome: 'sent',
    allowedProblems: /net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'DNS failure',
    otherBrowser: 'unresolvable',
    outcome: 'unreachable',
    requests: 0,
    allowedProblems: /net::ERR_NAME_NOT_RESOLVED|blocked by CORS policy/,
  },
  {
    name: 'CORS denied',
    service: { kind: 'withoutCors' },
    outcome: 'unreachable',
    allowedProblems: corsErrors,
  },
  {
    name: 'preflight denied',
    service: { kind: 'preflightDenied' },
    // A multipart POST is a simple request, which the browser sends without a preflight.
    outcome: { agencia: 'sent', contacto: 'unreachable' },
    requests: { agencia: 1, contacto: 0 },
    allowedProblems: corsErrors,
  },
  {
    name: 'redirect to a page with CORS',
    service: { kind: 'redirect', cors: true },
    outcome: 'unknown',
  },
];
