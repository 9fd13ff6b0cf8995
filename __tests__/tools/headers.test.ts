import { createHash } from 'node:crypto';
import { contentSecurityPolicy, headersFile, siteRules } from '../../tools/build/headers';

const STYLE = 'p{color:red}';
const OTHER_STYLE = 'a{color:red}';

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Returns the whole policy with this source in addition to the site's own. */
const policy = (endpoint: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(STYLE)} ${hashOf(OTHER_STYLE)} ${hashOf('')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${endpoint}`,
    `form-action 'self'${endpoint}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

test.each([
  ['the site’s own endpoint', '/_bandeja', ''],
  ['a form service', 'https://forms.example/f/x', ' https://forms.example'],
])(
  'R-SEC-01: with %s the Content Security Policy allows exactly the needed sources',
  (_label, formEndpoint, source) => {
    expect(contentSecurityPolicy([STYLE, OTHER_STYLE], { formEndpoint })).toBe(policy(source));
  },
);

test('R-SEC-01, R-SEC-05: the _headers file contains all rules and the additional headers', () => {
  const rules = siteRules('policy', ['/', '/contactanos']);
  expect(headersFile(rules, { 'X-Preview': 'yes' })).toBe(
    `/*
  Content-Security-Policy: policy
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  X-Preview: yes
/
  Cache-Control: no-cache, no-transform
/contactanos
  Cache-Control: no-cache, no-transform
/404.html
  Cache-Control: no-cache, no-transform
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/manifest.webmanifest
  Content-Type: application/manifest+json
/favicon.ico
  Content-Type: image/x-icon
`,
  );
});
