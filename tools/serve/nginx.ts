import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { onPath } from '../chromium';

/** Types that nginx gives to files, by their names; Debian's package brings them. */
export const NGINX_TYPES = '/etc/nginx/mime.types';

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => existsSync(NGINX_TYPES) && onPath('nginx') !== undefined;

/**
 * Writes what nginx needs to serve one site from a folder of its own, beside the machine's.
 * @param own the folder; it is made
 * @param site the site's configuration
 * @returns the words to start nginx with
 */
export function writeNginx(own: string, site: string): readonly string[] {
  mkdirSync(own, { recursive: true });
  const isRoot = process.getuid?.() === 0;
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
