import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin that gives unknown paths the status 404 in `npm run dev`, as a deployment does. Vite alone would send
 * its single HTML file with status 200 for every path.
 */
export function unknownPaths(): Plugin {
  return {
    name: 'unknown-paths',
    configureServer(server) {
      const file = path.join(server.config.root, 'index.html');
      // In the returned function, because this middleware has to run after the one by which Vite replaces the
      // path of a request for a document by /index.html.
      return () =>
        server.middlewares.use(async (req, res, next) => {
          const address = req.originalUrl ?? '/';
          if (req.url !== '/index.html') return next();
          try {
            const routes = await server.ssrLoadModule('/src/routes.ts');
            const { routeAt } = routes as typeof import('../../src/routes');
            if (routeAt(address.split('?')[0]!)) return next();
            const html = await server.transformIndexHtml(address, readFileSync(file, 'utf8'));
            res.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
            res.end(html);
          } catch (error) {
            next(error);
          }
        });
    },
  };
}
