import type { Connect, Plugin } from 'vite';
import { createInbox, inboxFile, parseFault } from './server';

/**
 * Vite plugin: mounts the local inbox at `/_bandeja` in `dev`, `preview` and `start`; `INBOX_FILE` and
 * `INBOX_FAIL` set it. A build does not touch it.
 */
export function inbox(): Plugin {
  const mount = (server: { config: { root: string }; middlewares: Connect.Server }) => {
    const file = inboxFile(server.config.root);
    const handler = createInbox({ file, fail: parseFault(process.env.INBOX_FAIL) });
    server.middlewares.use(handler);
    // Vite's own CORS step, which runs before ours, ends every OPTIONS and turns away all origins
    // but localhost's.
    server.middlewares.stack.unshift({
      route: '',
      handle: ((req, res, next) =>
        req.method === 'OPTIONS' ? handler(req, res, next) : next()) as Connect.NextHandleFunction,
    });
  };
  return { name: 'inbox', configureServer: mount, configurePreviewServer: mount };
}
