import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { settingError } from '../settings/settingError';

/**
 * Returns the response headers that a `_headers` file lists for a path. The file lists paths, each followed by indented
 * lines with its headers. A `*` at the end of a path stands for any text.
 */
export function headersFor(headersFile: string, pathname: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of headersFile.split('\n')) {
    if (/^\S/.test(line)) {
      const pattern = line.trim();
      applies = pattern.endsWith('*')
        ? pathname.startsWith(pattern.slice(0, -1))
        : pathname === pattern;
    } else if (applies && line.trim()) {
      const colon = line.indexOf(':');
      headers.set(line.slice(0, colon).trim(), line.slice(colon + 1));
    }
  }
  return headers;
}

/**
 * Vite plugin that makes `npm run preview` and `npm start` serve `dist` as a static host does: with the headers
 * of `dist/_headers`, the compressed copies, paths without .html, and the 404 page with status 404.
 */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer(server) {
      const dist = path.resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(dist)) {
        throw settingError(
          'Todavía no hay un sitio armado: corré npm start, que lo arma y lo muestra.',
        );
      }
      // Read for each request, because a build may replace the file while the server runs.
      const setHeaders = (res: ServerResponse, pathname: string) =>
        res.setHeaders(headersFor(readFileSync(path.join(dist, '_headers'), 'utf8'), pathname));
      // With `dev` sirv looks up the files at each request, because a build may have replaced them.
      const serve = sirv(dist, { brotli: true, gzip: true, etag: true, dev: true, setHeaders });
      server.middlewares.use((req, res) => {
        serve(req, res, () => {
          req.url = '/404.html';
          // With this header sirv could omit the body (304), and the 404 page would be empty.
          delete req.headers['if-none-match'];
          // sirv would send 404.html with status 200.
          const writeHead = res.writeHead.bind(res);
          Object.assign(res, {
            writeHead: (_status: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
          });
          serve(req, res);
        });
      });
    },
  };
}
