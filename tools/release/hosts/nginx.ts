import type { SiteRules } from '../../build/headers';
import {
  hostFiles,
  escapeRegExp,
  otherHost,
  SERVER_FOLDER,
  variantPattern,
  workersPattern,
} from './addresses';

const header = (name: string, value: string) => `    add_header ${name} "${value}" always;`;

/**
 * Returns the server block for the host with `www.` added or removed, from which visitors are redirected to the
 * site. Returns an empty text for a site without https.
 */
function redirectServer(siteUrl: string): string {
  if (!siteUrl.startsWith('https:')) return '';
  return `
server {
    listen 80;
    server_name ${otherHost(siteUrl)};
    return 308 ${siteUrl}$request_uri;
}
`;
}

/**
 * Returns the site's nginx configuration, a file for /etc/nginx/conf.d/.
 * @param root folder of the site on the server
 */
export function nginxConf(rules: SiteRules, siteUrl: string, root: string = SERVER_FOLDER): string {
  const { hostname, port } = new URL(siteUrl);
  const isHttps = siteUrl.startsWith('https:');
  const listen = isHttps ? '80' : `127.0.0.1:${port || 80}`;
  const hsts = Object.entries(rules.https);
  return `# Generado por npm run release. Copialo a /etc/nginx/conf.d/sitio.conf, y dist/ a ${root}.
# ${isHttps ? 'Para https: certbot --nginx. ' : ''}El nginx de Debian manda las copias gzip; para las brotli, instalá
# libnginx-mod-http-brotli-static y sacá el # de brotli_static.

map $uri $site_policy {
    default "";
    ~\\.html$ "${rules.policy}";
}
map $uri $site_cache {
    default "";
    ~\\.html$ "${rules.pageCache}";
    ~^${rules.assets.folder} "${rules.assets.cache}";
    ~${workersPattern(rules)} "${rules.workers.headers['Cache-Control']}";
}
map $uri $site_worker {
    default "";
    ~${workersPattern(rules)} "${rules.workers.headers['Service-Worker-Allowed']}";
}
${hsts
  .map(
    ([, value], index) => `map $https $site_secure${index} {
    default "";
    on "${value}";
}
`,
  )
  .join('')}
server {
    listen ${listen};
    server_name ${hostname};
    root ${root};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${Object.entries(rules.security)
  .map(([name, value]) => header(name, value))
  .join('\n')}
${header('Content-Security-Policy', '$site_policy')}
${header('Cache-Control', '$site_cache')}
${header('Service-Worker-Allowed', '$site_worker')}
${hsts.map(([name], index) => header(name, `$site_secure${index}`)).join('\n')}

    # El programa de caché de un sitio anterior, se llame como se llame, recibe el que lo borra.
    if ($http_service_worker = script) { rewrite ^ ${rules.workers.paths[0]} last; }

    error_page 404 /${rules.notFound};
    location = /${rules.notFound} { internal; }

${Object.entries(rules.oldAddresses)
  .map(([from, to]) => `    location = "${decodeURI(from)}" { return 301 "${to}"; }`)
  .join('\n')}
${rules.pages
  .map(({ path, file }) => `    location = ${path} { try_files /${file} =404; }`)
  .join('\n')}
${rules.pages
  .map(
    ({ path }) => `    location ~* "${variantPattern(path)}" { return 308 ${path}$is_args$args; }`,
  )
  .join('\n')}
${Object.entries(rules.types)
  .map(
    ([path, type]) =>
      `    location = ${path} { types { } default_type ${type}; try_files $uri =404; }`,
  )
  .join('\n')}
    location ~ "${workersPattern(rules)}" {
        types { } default_type text/javascript; try_files $uri =404;
    }
    location ~ "^/(${hostFiles.map(escapeRegExp).join('|')}|\\.(?!well-known/).*)$" { return 404; }
    location / { try_files $uri =404; }
}
${redirectServer(siteUrl)}`;
}
