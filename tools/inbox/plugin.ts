import type { Connect, Plugin } from 'vite';
import { createInbox, inboxOptions } from './server';

/**
 * Vite plugin that adds the local inbox at `/_bandeja` to `npm run dev`, `preview` and `start`. The variables
 * INBOX_FILE and INBOX_LIKE configure the inbox.
 */
export function inbox(): Plugin {
  const mount = (server: { config: { root: string }; middlewares: Connect.Server }) =>
    void server.middlewares.use(createInbox(inboxOptions(server.config.root)));
  return {
    name: 'inbox',
    // Vite's own CORS middleware would let each page on another port of this computer read the messages.
    config: () => ({ server: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
