import { contentSecurityPolicy, sha256, siteRules } from '../../tools/build/headers';

const STYLE = 'p{color:red}';

/** Returns the whole policy with these sources beside the site's own. */
const policy = (connect: string, forms: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${sha256(STYLE)} ${sha256('')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${connect}`,
    `form-action 'self'${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

test.each([
  ['the site’s own endpoint', '/_bandeja', '', '', ''],
  [
    'a form service',
    'https://forms.example/f/x',
    '',
    ' https://forms.example',
    ' https://forms.example',
  ],
  [
    'a form service and a counter, to which no form is sent',
    'https://forms.example/f/x',
    'https://count.example/n',
    ' https://forms.example https://count.example',
    ' https://forms.example',
  ],
  ['a counter', '/_bandeja', 'https://count.example/n', ' https://count.example', ''],
])('R-SEC-01, R-OWNER-14: the policy with %s', (_what, endpoint, counter, connect, forms) => {
  expect(contentSecurityPolicy([STYLE], endpoint, counter)).toBe(policy(connect, forms));
});

test('R-SEC-03: the headers of every answer, whole', () => {
  expect(siteRules('policy', ['/']).security).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});
