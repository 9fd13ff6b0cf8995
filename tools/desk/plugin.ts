import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { faces } from '../../src/theme/faces';
import { DESK_PATH } from './path';

/** The desk's own pages by their addresses; nothing that is built asks for them. */
const documents: Readonly<Record<string, string>> = {
  [DESK_PATH]: 'tools/desk/index.html',
  [`${DESK_PATH}/muestra`]: 'tools/desk/sample/index.html',
};

/** Lets the desk prepare a page of the site in its frame before any script of the page runs. */
const PREPARE = '<script>parent.prepareFrame?.(window)</script>';

/** The site has its faces late, or not before the next page: what lies on the desk has them at once. */
const FACES = `<script>${Object.entries(faces)
  .map(
    ([role, { family, weight }]) =>
      `document.fonts.add(new FontFace("${family}", "url(/src/theme/fonts/${role}.woff2)", { weight: "${weight}" }));`,
  )
  .join('')}</script>`;

const pathOf = (url = '/') => new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');

const isFramed = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'iframe' && Boolean(headers.accept?.includes('text/html'));

/** The finished HTML of an address, if the desk has a word in it. */
async function htmlOf(server: ViteDevServer, request: IncomingMessage) {
  const url = request.url ?? '/';
  const own = documents[pathOf(url)];
  if (!own && !isFramed(request)) return undefined;
  const file = path.join(server.config.root, own ?? 'index.html');
  const html = await server.transformIndexHtml(url, readFileSync(file, 'utf8'));
  if (pathOf(url) === DESK_PATH) return html;
  return html.replace('<head>', () => `<head>${own ? '' : PREPARE}${FACES}`);
}

/** A development server beside the built site, because the desk shows the theme as it is saved. */
async function startDevelopment(root: string): Promise<ViteDevServer> {
  // What serves the built site reads files and nothing else; React's own development needs this.
  process.env.NODE_ENV = 'development';
  const server = await createServer({
    root,
    configLoader: 'runner',
    mode: 'development',
    server: { port: 0 },
  });
  return server.listen();
}

/**
 * Vite plugin: the designer's desk at `/_guia` of the development server. Beside a built site, in
 * `preview` and `start`, that address starts such a server and leads there. A build does not touch it.
 */
export function desk(): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        htmlOf(server, request).then((html) => {
          if (html === undefined) return next();
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
    configurePreviewServer(preview) {
      let development: Promise<ViteDevServer> | undefined;
      preview.middlewares.use((request, response, next) => {
        if (!documents[pathOf(request.url)]) return next();
        development ??= startDevelopment(preview.config.root);
        development.then((server) => {
          const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
          response.writeHead(302, { Location: `${origin}${request.url}` }).end();
        }, next);
      });
      preview.httpServer.once('close', () => void development?.then((server) => server.close()));
    },
  };
}
