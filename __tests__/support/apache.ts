import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestByTls } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { programPath } from '../../tools/browsers/chromium';
import { freePort } from './freePort';
import { temporaryFolder } from './temporaryFolder';
import { until } from './until';

/** Folder of the modules of Apache's package for Debian and Ubuntu, each with its usual configuration. */
const MODULES = '/etc/apache2/mods-available';

/**
 * What hosting services have: beside what `.htaccess` needs, modules whose work it forbids (listings, choice of a file by its
 * name's beginning, compression of what is compressed).
 */
const modules = [
  ...['mpm_event', 'authz_core', 'env', 'setenvif', 'mime', 'dir', 'headers', 'rewrite'],
  ...['filter', 'deflate', 'brotli', 'autoindex', 'negotiation', 'socache_shmcb', 'ssl'],
];

const servers: (() => void)[] = [];
afterAll(() => servers.forEach((stop) => stop()));

/**
 * Serves a folder by Apache until the end of the suite.
 * @param folder the published site, with its `.htaccess`
 * @returns the ports for http and for https
 * @throws Error if Apache is not installed, or with its error log if it does not start
 */
export async function serveByApache(folder: string): Promise<{ http: number; https: number }> {
  const program = programPath('apache2');
  if (!program || !existsSync(MODULES))
    throw new Error('Apache is missing; on Debian and Ubuntu: `apt-get install apache2`.');
  const server = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const log = path.join(server, 'error.log');
  const certificate = path.join(server, 'certificate.pem');
  const files = ['-keyout', certificate, '-out', certificate];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      ...files,
    ],
    { stdio: 'pipe' },
  );
  // As root Apache gives its rights to this user, who has to read the site.
  for (const readable of [server, folder]) chmodSync(readable, 0o755);
  writeFileSync(
    path.join(server, 'apache.conf'),
    `ServerName localhost
Listen 127.0.0.1:${http}
Listen 127.0.0.1:${https} https
PidFile ${server}/pid
DefaultRuntimeDir ${server}
ErrorLog ${log}
${modules.map((name) => `Include ${MODULES}/${name}.load\nIncludeOptional ${MODULES}/${name}.conf`).join('\n')}
# A host may know fewer types, and other first pages.
TypesConfig /dev/null
DirectoryIndex index.php
<VirtualHost 127.0.0.1:${https}>
SSLEngine on
SSLCertificateFile ${certificate}
</VirtualHost>
User www-data
Group www-data
DocumentRoot ${folder}
<Directory ${folder}>
Options Indexes FollowSymLinks MultiViews
AllowOverride All
Require all granted
</Directory>
`,
  );
  const apache = spawn(program, ['-D', 'FOREGROUND', '-d', server, '-f', 'apache.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  servers.push(() => apache.kill());
  const messages = text(apache.stderr);
  apache.on('exit', (code) => {
    if (code) writeFileSync(log, `\nended with ${code}`, { flag: 'a' });
  });
  await until('Apache answers', async () => {
    if (apache.exitCode !== null)
      throw new Error((await messages) + (existsSync(log) ? readFileSync(log, 'utf8') : ''));
    return (await ask({ port: http }, '/')).status > 0;
  });
  return { http, https };
}

/** A response as the server has sent it. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request as it stands: `fetch` sets Host and Accept-Encoding by itself, follows redirects and decompresses.
 * @param place port of the server, and whether it speaks TLS there
 * @param target path and query, which may be unusual
 */
export const ask = (
  { port, isTls = false }: { readonly port: number; readonly isTls?: boolean },
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, headers };
    const send = isTls ? requestByTls : request;
    const sent = send({ ...options, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
