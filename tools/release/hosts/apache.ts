import type { SiteRules } from '../../build/headers';
import { hostFiles, literal, nameOf, otherHost, variants } from './addresses';

/** Extensions of the files that have compressed copies, and their types, which the copies have to be sent with. */
const copied = {
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
} as const;

function httpsRules(siteUrl: string): string {
  if (!siteUrl.startsWith('https:')) return '';
  return `# http, y el otro nombre (${otherHost(siteUrl)}), van a ${siteUrl}.
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=308,L]
RewriteCond %{HTTP_HOST} ^${literal(otherHost(siteUrl))}$ [NC]
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=308,L]
`;
}

/** Rewrites a request to the compressed copy of a file, if the browser accepts it and the copy exists. */
const copyRule = (
  encoding: string,
  end: string,
) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}/$0.${end} -f
RewriteRule ^.+\\.(${Object.keys(copied).join('|')})$ $0.${end} [END,E=no-gzip:1,E=no-brotli:1]`;

/** Returns the `.htaccess` of the site, which Apache reads in the published folder. */
export function htaccess(rules: SiteRules, siteUrl: string): string {
  const set = ([name, value]: [string, string]) => `Header always set ${name} "${value}"`;
  return `# Generado por npm run release.
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /${rules.notFound}
AddCharset utf-8 .html .js .txt .webmanifest
${Object.entries(copied)
  .map(([end, type]) => `AddType ${type} .${end}`)
  .join('\n')}
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
${httpsRules(siteUrl)}RewriteRule ^(${hostFiles.map(literal).join('|')}|${literal(rules.assets.folder.slice(1))}?|\\.(?!well-known/).*)$ - [R=404,L]
# La misma página con otras mayúsculas, .html o barra al final va a su dirección.
${rules.pages
  .map(
    ({ path }) => `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !^${literal(path)}$
RewriteRule ${variants(path).replace('^/', '^')} ${path} [NC,R=308,L]`,
  )
  .join('\n')}
${rules.pages
  .map(({ path, file }) => `RewriteRule ^${path === '/' ? '' : nameOf(path)}$ ${file}`)
  .join('\n')}
${copyRule('br', 'br')}
${copyRule('gzip', 'gz')}
# Sin esto, el archivo de una página se volvería a buscar como dirección.
RewriteRule \\.html$ - [END]

<IfModule mod_headers.c>
${Object.entries(rules.security).map(set).join('\n')}
${Object.entries(rules.https)
  .map((one) => `${set(one)} "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`)
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
