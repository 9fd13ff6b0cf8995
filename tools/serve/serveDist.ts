import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

type Rule = {
  readonly matches: (pathname: string) => boolean;
  readonly headers: [string, string][];
};

/** Reads a `_headers` file: a path (a final * stands for anything), its headers indented below. */
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

/**
 * What a built folder's `_headers` says, read anew each time: the folder may be built over.
 * @returns sets the headers of an address
 */
export function headersOf(dist: string): (res: ServerResponse, pathname: string) => void {
  return (res, pathname) => {
    const rules = parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'));
    for (const { matches, headers } of rules) {
      if (matches(pathname)) headers.forEach(([name, value]) => res.setHeader(name, value));
    }
  };
}

/**
 * Vite plugin: `preview` and `start` serve `dist` as a static host does, with the headers of
 * `dist/_headers`, the brotli copies, pages without their .html, and the 404 page with status 404.
 */
export function serveDist(): Plugin {
  return {
    name: 'serve-dist',
    configurePreviewServer(server) {
      const dist = path.resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(path.join(dist, '_headers'))) {
        throw new Error(`${dist} holds no build: run \`npm run build\` first`);
      }
      const setHeaders = headersOf(dist);
      // `dev`: sizes and names are looked up anew too.
      const serve = sirv(dist, { brotli: true, gzip: true, etag: true, dev: true, setHeaders });
      server.middlewares.use((req, res) => {
        serve(req, res, () => {
          req.url = '/404.html';
          // A 304 would become a 404 without a body.
          delete req.headers['if-none-match'];
          // sirv answers 200; the page that stands for a missing one has to say 404.
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
