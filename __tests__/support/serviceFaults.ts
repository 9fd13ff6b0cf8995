import { answer, type Fault } from './submitFault';

const corsErrors = /blocked by CORS policy|net::ERR_FAILED/;

/** Faults of the service and of the network; submission.test.ts has every status and body. */
export const serviceFaults: readonly Fault[] = [
  { name: 'no fault: 200 with JSON', outcome: 'sent', bothForms: true },
  {
    name: '200 of a service that is not confirmed yet',
    service: answer(200, '{"success":"false","message":"This form needs Activation."}'),
    outcome: 'failed',
    bothForms: true,
  },
  {
    name: '200 with a captcha page',
    service: answer(200, '<!doctype html><div class="g-recaptcha"></div>', 'text/html'),
    outcome: 'failed',
  },
  { name: '200 with broken JSON', service: answer(200, '{"ok":tr'), outcome: 'sent' },
  {
    name: '422 with an errors array',
    service: answer(
      422,
      '{"error":"Validation","errors":[{"code":"TYPE_EMAIL","field":"correo","message":"should be an email"}]}',
    ),
    outcome: 'failed',
    allowedProblems: /status of 422 /,
  },
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
    name: 'redirect to a page without CORS',
    service: { kind: 'redirect', cors: false },
    outcome: 'unknown',
    bothForms: true,
  },
  {
    name: 'redirect to a page with CORS',
    service: { kind: 'redirect', cors: true },
    outcome: 'unknown',
  },
];
