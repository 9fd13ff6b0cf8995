import { answer, type Fault } from './fault';

const statusRow = (status: number, reason: string, body = '{"error":"no"}'): Fault => ({
  name: `${status} ${reason}`,
  service: answer(status, body),
  outcome: 'failed',
  noise: new RegExp(`status of ${status} `),
});

const corsNoise = /blocked by CORS policy|net::ERR_FAILED/;

/** What the service and the network can do to a form. */
export const serviceFaults: readonly Fault[] = [
  { name: 'none: 200 with JSON', outcome: 'sent' },
  { inFull: true, name: '204', service: answer(204, ''), outcome: 'sent' },
  {
    inFull: true,
    name: '200 with HTML',
    service: answer(200, '<h1>Gracias</h1>', 'text/html'),
    outcome: 'sent',
  },
  { inFull: true, name: '200 with an empty body', service: answer(200, ''), outcome: 'sent' },
  { name: '200 with broken JSON', service: answer(200, '{"ok":tr'), outcome: 'sent' },
  {
    inFull: true,
    name: '200 with 2 MB',
    service: answer(200, 'x'.repeat(2e6), 'text/plain'),
    outcome: 'sent',
  },
  statusRow(
    422,
    'with an errors array',
    '{"error":"Validation","errors":[{"code":"TYPE_EMAIL","field":"correo","message":"should be an email"}]}',
  ),
  statusRow(500, 'server error'),
  ...[
    statusRow(400, 'bad request'),
    statusRow(403, 'domain or captcha'),
    statusRow(404, 'unknown form', '<h1>Not found</h1>'),
    statusRow(413, 'too large', ''),
    statusRow(429, 'throttled'),
    statusRow(502, 'bad gateway', '<h1>Bad gateway</h1>'),
    statusRow(503, 'unavailable'),
  ].map((fault) => ({ ...fault, inFull: true as const })),
  {
    name: 'connection refused',
    service: { kind: 'closed' },
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_CONNECTION_REFUSED|blocked by CORS policy/,
  },
  {
    name: 'reset before the answer',
    service: { kind: 'reset', at: 'start' },
    outcome: 'failed',
    noise: /net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  {
    name: 'reset within the headers',
    service: { kind: 'reset', at: 'headers' },
    outcome: 'failed',
    noise: /net::ERR_|blocked by CORS policy/,
  },
  {
    name: 'reset within the body of a 500',
    service: { kind: 'reset', at: 'body', status: 500 },
    outcome: 'failed',
    noise: /status of 500|net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'reset within the body of a 200',
    service: { kind: 'reset', at: 'body' },
    outcome: 'sent',
    noise: /net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'DNS failure',
    unresolvable: true,
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_NAME_NOT_RESOLVED|blocked by CORS policy/,
  },
  {
    name: 'CORS denied',
    service: { kind: 'withoutCors' },
    outcome: 'failed',
    noise: corsNoise,
  },
  {
    name: 'preflight denied',
    service: { kind: 'preflightDenied' },
    // Multipart is a simple request: nothing is asked before it.
    outcome: { agencia: 'sent', contacto: 'failed' },
    requests: { agencia: 1, contacto: 0 },
    noise: corsNoise,
  },
  {
    name: 'redirect to a page without CORS',
    service: { kind: 'redirect', cors: false },
    outcome: 'failed',
    noise: corsNoise,
  },
  {
    name: 'redirect to a page with CORS',
    service: { kind: 'redirect', cors: true },
    outcome: 'sent',
  },
];
