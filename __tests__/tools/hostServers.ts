import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { siteRules } from '../../tools/build/headers';
import { onPath } from '../../tools/chromium';
import { htaccess } from '../../tools/release/hosts/apache';
import { nginxConf } from '../../tools/release/hosts/nginx';

/** By which the small site of these tests is served. */
export const rules = siteRules("default-src 'none'; script-src 'self'; style-src 'sha256-a+/='", [
  '/',
  '/acercaDeNosotros',
  '/contactanos',
]);

/** A server of the machine's: how it is started from the file that is written for it. */
export interface Host {
  readonly name: string;
  readonly program: string;
  /** What it also needs; without it, it is not tried. */
  readonly needs: string;
  readonly best: 'br' | 'gzip';
  /** Writes the files and says with what words the program is started. */
  readonly start: (own: string, root: string, port: number) => readonly string[];
}

const isRoot = process.getuid?.() === 0;

/** The types that nginx gives to files by their names; Debian's package brings the list. */
const NGINX_TYPES = '/etc/nginx/mime.types';

/**
 * Writes what nginx needs to serve one site from a folder of its own, beside the machine's.
 * @param own the folder; it is made
 * @param site the site's configuration
 * @returns the words to start nginx with
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

/** The servers whose file is tried where they are installed. */
export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    needs: NGINX_TYPES,
    best: 'gzip',
    start: (own, root, port) => writeNginx(own, nginxConf(rules, `http://localhost:${port}`, root)),
  },
  {
    name: 'Apache',
    program: 'apache2',
    needs: '/usr/lib/apache2/modules/mod_rewrite.so',
    best: 'br',
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

/** What came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** One request, with nothing added, followed or unpacked. */
export function ask(
  port: number,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path: address,
        headers: { Host: `localhost:${port}`, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Answer['headers'],
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Waits until a server that was started answers; rejects with what it said if it does not. */
export async function listening(
  port: number,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break;
    if (await ask(port, '/').then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start:\n${said()}`);
}

/** Whether this machine has it. */
export const installed = ({ program, needs }: Host) =>
  existsSync(needs) && onPath(program) !== undefined;
