import type { ChildProcess } from 'node:child_process';
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRules, type SiteRules } from '../../tools/build/headers';
import { serverAddresses } from '../../tools/build/oldAddresses';
import { programPath } from '../../tools/chromium';
import { htaccess } from '../../tools/release/hosts/apache';

/** The rules for the small site of these tests. */
export const rules: SiteRules = {
  ...siteRules("default-src 'none'; script-src 'self'; style-src 'sha256-a+/='", [
    '/',
    '/acercaDeNosotros',
    '/contactanos',
  ]),
  oldAddresses: serverAddresses({
    '/contacto.html': '/contactanos',
    '/quiénes-somos/': '/acercaDeNosotros',
    '/mi%20guía+(nueva)': '/?section=faq',
    '/?p=12': '/contactanos',
  }),
};

/** A web server, and how it is started with the configuration that a release writes for it. */
export interface Host {
  readonly name: string;
  readonly program: string;
  /** A file that the server needs; without this file its tests are skipped. */
  readonly neededFile: string;
  /** The best compression that the server supports. */
  readonly bestEncoding: 'br' | 'gzip';
  /** Writes the server's configuration and returns the arguments of its program. */
  readonly start: (configFolder: string, root: string, port: number) => readonly string[];
}

const isRoot = process.getuid?.() === 0;

/** nginx's list of media types by extension, from Debian's package. */
const NGINX_TYPES = '/etc/nginx/mime.types';

/**
 * Writes the configuration of an nginx that serves one site, independent of the machine's own nginx.
 * @param configFolder folder of the configuration
 * @param site the site's configuration
 * @returns nginx's arguments
 */
function writeNginx(configFolder: string, site: string): readonly string[] {
  mkdirSync(configFolder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${configFolder}/${kind};`)
    .join(' ');
  writeFileSync(`${configFolder}/site.conf`, site);
  writeFileSync(
    `${configFolder}/nginx.conf`,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${configFolder}/pid;
    error_log ${configFolder}/error.log; events {}
    http { include ${NGINX_TYPES}; default_type application/octet-stream; access_log off;
    ${temporary} include ${configFolder}/site.conf; }`,
  );
  return [
    '-p',
    configFolder,
    '-e',
    `${configFolder}/error.log`,
    '-c',
    `${configFolder}/nginx.conf`,
  ];
}

const modules = 'mpm_event authz_core dir mime rewrite headers deflate filter negotiation';

/** The servers that are tested if they are installed. */
export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    neededFile: NGINX_TYPES,
    bestEncoding: 'gzip',
    start: (configFolder, root, port) => {
      const recipe = readFileSync(path.resolve(__dirname, '../../docs/nginx.md'), 'utf8')
        .replaceAll('sudo ', '')
        .replaceAll('/var/www/sitio', path.join(configFolder, 'sitio'))
        .replace('listen 80', `listen 127.0.0.1:${port}`)
        .replace('www.tu-dominio.com.ar;', 'localhost;');
      const blockIn = (language: string) =>
        recipe.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;
      // The last line checks and reloads the machine's own nginx.
      for (const line of blockIn('sh').trim().split('\n').slice(0, -1)) {
        execSync(line, { cwd: path.dirname(root), stdio: ['ignore', 'ignore', 'inherit'] });
      }
      return writeNginx(configFolder, blockIn('nginx'));
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    neededFile: '/usr/lib/apache2/modules/mod_rewrite.so',
    bestEncoding: 'br',
    start: (configFolder, root, port) => {
      writeFileSync(path.join(root, '.htaccess'), htaccess(rules, `http://localhost:${port}`));
      writeFileSync(
        `${configFolder}/apache.conf`,
        `${modules
          .split(' ')
          .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
          .join('\n')}
        ServerRoot ${configFolder}
        ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${configFolder}/pid
        ErrorLog ${configFolder}/error.log
        ${isRoot ? 'User www-data\nGroup www-data' : ''}
        Include /etc/apache2/mods-available/mime.conf
        Include /etc/apache2/mods-available/deflate.conf
        DocumentRoot ${root}
        <Directory ${root}>
        AllowOverride All
        Require all granted
        </Directory>
        <FilesMatch "^\\.ht">
        Require all denied
        </FilesMatch>`,
      );
      return ['-d', configFolder, '-f', `${configFolder}/apache.conf`, '-DFOREGROUND'];
    },
  },
];

/** Sends a request without following redirects; rejects if there is no answer. */
export async function requestFrom(
  port: number,
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`http://localhost:${port}${address}`, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  const body = await response.text();
  const received: Partial<Record<string, string>> = Object.fromEntries(response.headers);
  return { status: response.status, headers: received, body };
}

/** Waits until a server answers; rejects with the server's output if it does not. */
export async function waitUntilListening(
  port: number,
  child: ChildProcess,
  readOutput: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break;
    if (await requestFrom(port, '/').then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start:\n${readOutput()}`);
}

/** Returns whether a server is installed on this machine. */
export const isInstalled = ({ program, neededFile }: Host) =>
  existsSync(neededFile) && programPath(program) !== undefined;
