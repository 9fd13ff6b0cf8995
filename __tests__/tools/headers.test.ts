import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../tools/build/headers';

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
