import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { settingError } from '../settingError';

type Rule = {
  readonly matches: (pathname: string) => boolean;
  readonly headers: [string, string][];
};

/**
 * Parses a `_headers` file. The file lists paths, each followed by indented lines with its headers. A `*` at the end
 * of a path stands for any text.
 */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      const pattern = line.trim();
      const prefix = pattern.replace(/\*$/, '');
      const matches = pattern.endsWith('*')
        ? (pathname: string) => pathname.startsWith(prefix)
        : (pathname: string) => pathname === pattern;
      rules.push({ matches, headers: [] });
    } else if (line.trim()) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** Returns a function that sets the response headers for a path, as `_headers` in the folder `dist` lists them. */
function headerSetter(dist: string): (res: ServerResponse, pathname: string) => void {
  return (res, pathname) => {
    // Read for each request, because a build may replace the file while the server runs.
    const rules = parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'));
    for (const { matches, headers } of rules) {
      if (matches(pathname)) headers.forEach(([name, value]) => res.setHeader(name, value));
    }
  };
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
      const setHeaders = headerSetter(dist);
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
