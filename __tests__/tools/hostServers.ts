import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRules } from '../../tools/build/headers';
import { programPath } from '../../tools/chromium';
import { sendRequest as askServer, type Answer } from '../../tools/release/check/sendRequest';
import { htaccess } from '../../tools/release/hosts/apache';
import { nginxConf } from '../../tools/release/hosts/nginx';

/** The rules by which these tests' small site is served. */
export const rules = siteRules("default-src 'none'; script-src 'self'; style-src 'sha256-a+/='", [
  '/',
  '/acercaDeNosotros',
  '/contactanos',
]);

/** A web server that may be installed, and how it is started with the file that a release writes for it. */
export interface Host {
  readonly name: string;
  readonly program: string;
  /** A file that the server needs; without this file its tests are skipped. */
  readonly neededFile: string;
  /** The best compression that the server supports. */
  readonly bestEncoding: 'br' | 'gzip';
  /** Writes the server's configuration and returns the arguments of its program. */
  readonly start: (own: string, root: string, port: number) => readonly string[];
}

const isRoot = process.getuid?.() === 0;

/** nginx's list of media types by extension, from Debian's package. */
const NGINX_TYPES = '/etc/nginx/mime.types';

/**
 * Writes the configuration of an nginx that serves one site, independent of the machine's own nginx.
 * @param own folder of the configuration
 * @param site the site's configuration
 * @returns nginx's arguments
 */
function writeNginx(own: string, site: string): readonly string[] {
  mkdirSync(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own}/${kind};`)
    .join(' ');
  writeFileSync(`${own}/site.conf`, site);
  writeFileSync(
    `${own}/nginx.conf`,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${own}/pid;
    error_log ${own}/error.log; events {}
    http { include ${NGINX_TYPES}; default_type application/octet-stream; access_log off;
    ${temporary} include ${own}/site.conf; }`,
  );
  return ['-p', own, '-e', `${own}/error.log`, '-c', `${own}/nginx.conf`];
}

const modules = 'mpm_event authz_core dir mime rewrite headers deflate filter negotiation';

/** The servers that are tested where they are installed. */
export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    neededFile: NGINX_TYPES,
    bestEncoding: 'gzip',
    start: (own, root, port) => writeNginx(own, nginxConf(rules, `http://localhost:${port}`, root)),
  },
  {
    name: 'Apache',
    program: 'apache2',
    neededFile: '/usr/lib/apache2/modules/mod_rewrite.so',
    bestEncoding: 'br',
    start: (own, root, port) => {
      writeFileSync(path.join(root, '.htaccess'), htaccess(rules, `http://localhost:${port}`));
      writeFileSync(
        `${own}/apache.conf`,
        `${modules
          .split(' ')
          .map((one) => `LoadModule ${one}_module /usr/lib/apache2/modules/mod_${one}.so`)
          .join('\n')}
        ServerRoot ${own}
        ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${own}/pid
        ErrorLog ${own}/error.log
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
      return ['-d', own, '-f', `${own}/apache.conf`, '-DFOREGROUND'];
    },
  },
];

/** Sends a request with the Host header that the configuration names; rejects if there is no answer. */
export async function requestFrom(
  port: number,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const host = { Host: `localhost:${port}` };
  const asked = await askServer(`http://127.0.0.1:${port}${address}`, { ...host, ...headers });
  if ('failed' in asked) throw new Error(asked.failed);
  return asked;
}

/** Waits until a server answers; rejects with the server's output if it does not. */
export async function listening(
  port: number,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break;
    if (await requestFrom(port, '/').then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start:\n${said()}`);
}

/** Whether a server is installed on this machine. */
export const installed = ({ program, neededFile }: Host) =>
  existsSync(neededFile) && programPath(program) !== undefined;
