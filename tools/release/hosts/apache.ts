import { PATH_VARIANT_END } from '../../../src/entry/canonicalUrl';
import { COMPRESSED_TYPES } from '../../build/pages/compress';
import type { SiteRules } from '../../build/headers/siteRules';
import { escapeRegExp } from '../../escapeRegExp';
import { otherHost } from '../../otherHost';

/** Files that only some hosts read. Apache responds with 404 if a visitor requests one of them. */
const hostFiles = ['_headers', '_redirects'] as const;

/** Returns the regular expression of all paths under which a page may be asked for, its own among them. */
const anyVariantOf = (path: string): string =>
  `^${escapeRegExp(path.replace(/\/$/, ''))}${PATH_VARIANT_END}`;

function httpsRules(siteUrl: string): string {
  if (!siteUrl.startsWith('https:')) return '';
  return `# http, y el otro nombre (${otherHost(siteUrl)}), van a ${siteUrl}.
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=308,L]
RewriteCond %{HTTP_HOST} ^${escapeRegExp(otherHost(siteUrl))}$ [NC]
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=308,L]
`;
}

/**
 * Returns the rule that sends the compressed copy of a file, if the copy exists and the request's
 * `Accept-Encoding` names its encoding. Only on Apache: OpenLiteSpeed reads these rules, but not `AddEncoding`, and sends
 * a copy as if it were not compressed (https://github.com/litespeedtech/openlitespeed/issues/384).
 */
const copyRule = (encoding: string, extension: string) => `RewriteCond %{SERVER_SOFTWARE} ^Apache
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}/$0.${extension} -f
RewriteRule ^.+\\.(${Object.keys(COMPRESSED_TYPES).join('|')})$ $0.${extension} [END,E=no-gzip:1,E=no-brotli:1]`;

export function htaccess(rules: SiteRules, siteUrl: string): string {
  const setHeader = ([name, value]: [string, string]) => `Header always set ${name} "${value}"`;
  return `# Generado por npm run release.
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /${rules.notFound}
AddCharset utf-8 .html .js .txt .webmanifest
${Object.entries(COMPRESSED_TYPES)
  .map(([extension, type]) => `AddType ${type} .${extension}`)
  .join('\n')}
AddType font/woff2 .woff2
AddType image/x-icon .ico
AddType image/avif .avif
AddType image/webp .webp
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
# El hosting pone ahí lo que comprueba al renovar el certificado.
RewriteRule ^\\.well-known/ - [END]
${httpsRules(siteUrl)}RewriteRule ^(${hostFiles.map(escapeRegExp).join('|')}|${escapeRegExp(rules.assets.folder.slice(1))}?|\\..*)$ - [R=404,L]
# La misma página con otras mayúsculas, /index, .html o barra al final va a su dirección.
${rules.pages
  .map(
    ({ path }) => `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !^${escapeRegExp(path)}$
RewriteCond %{REQUEST_URI} ${anyVariantOf(path)} [NC]
RewriteRule ^ ${path} [R=308,L]`,
  )
  .join('\n')}
${rules.pages
  .map(({ path, file }) => `RewriteRule ^${escapeRegExp(path.slice(1))}$ ${file}`)
  .join('\n')}
${copyRule('br', 'br')}
${copyRule('gzip', 'gz')}
# Sin esto, el archivo de una página se volvería a buscar como dirección.
RewriteRule \\.html$ - [END]

<IfModule mod_headers.c>
${Object.entries(rules.security).map(setHeader).join('\n')}
${Object.entries(rules.https)
  .map(
    (header) =>
      `${setHeader(header)} "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`,
  )
  .join('\n')}
Header merge Vary Accept-Encoding
Header set Cache-Control "${rules.assets.cache}" "expr=%{REQUEST_URI} =~ m#^${rules.assets.folder}#"
<FilesMatch "\\.html(\\.br|\\.gz)?$">
Header always set Content-Security-Policy "${rules.policy}"
Header always set Cache-Control "${rules.pageCache}"
</FilesMatch>
</IfModule>
`;
}
