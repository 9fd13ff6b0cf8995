import type { Connect, Plugin } from 'vite';
import { createInbox, inboxFile, parseFault } from './server';

/**
 * Vite plugin: mounts the local inbox at `/_bandeja` in `dev`, `preview` and `start`, set up by
 * `INBOX_FILE` and `INBOX_FAIL`. Builds are not affected.
 */
export function inbox(): Plugin {
  const mount = (server: { config: { root: string }; middlewares: Connect.Server }) => {
    const file = inboxFile(server.config.root);
    server.middlewares.use(createInbox({ file, fail: parseFault(process.env.INBOX_FAIL) }));
  };
  return {
    name: 'inbox',
    // Vite's CORS middleware would answer preflights in the inbox's place, and let pages of other ports
    // read the messages.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
