import { answer, type Fault } from './submitFault';

const corsErrors = /blocked by CORS policy|net::ERR_FAILED/;

/** Faults of the service and of the network; submission.test.ts has every status and body. */
export const serviceFaults: readonly Fault[] = [
  { name: 'no fault: 200 with JSON', outcome: 'sent', bothForms: true },
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
    outcome: 'failed',
    requests: 0,
    allowedProblems: /net::ERR_CONNECTION_REFUSED|blocked by CORS policy/,
  },
  {
    name: 'connection reset before the answer',
    service: { kind: 'reset', at: 'start' },
    outcome: 'failed',
    allowedProblems: /net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  {
    name: 'connection reset within the headers',
    service: { kind: 'reset', at: 'headers' },
    outcome: 'failed',
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
    outcome: 'failed',
    requests: 0,
    allowedProblems: /net::ERR_NAME_NOT_RESOLVED|blocked by CORS policy/,
  },
  {
    name: 'CORS denied',
    service: { kind: 'withoutCors' },
    outcome: 'failed',
    allowedProblems: corsErrors,
  },
  {
    name: 'preflight denied',
    service: { kind: 'preflightDenied' },
    // A multipart POST is a simple request, which the browser sends without a preflight.
    outcome: { agencia: 'sent', contacto: 'failed' },
    requests: { agencia: 1, contacto: 0 },
    allowedProblems: corsErrors,
  },
  {
    name: 'redirect to a page without CORS',
    service: { kind: 'redirect', cors: false },
    outcome: 'failed',
    allowedProblems: corsErrors,
  },
  {
    name: 'redirect to a page with CORS',
    service: { kind: 'redirect', cors: true },
    outcome: 'sent',
  },
];
