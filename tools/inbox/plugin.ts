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
    // Vite's CORS middleware would answer preflight requests instead of the inbox, and would allow pages of
    // other ports on this computer to read the messages.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
