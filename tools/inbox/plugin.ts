import type { Connect, Plugin } from 'vite';
import { createInbox, inboxFile, parseFault, parseProfile } from './server';

/**
 * Vite plugin that adds the local inbox at `/_bandeja` to `npm run dev`, `preview` and `start`. The variables
 * INBOX_FILE, INBOX_FAIL and INBOX_LIKE configure the inbox.
 */
export function inbox(): Plugin {
  const mount = (server: { config: { root: string }; middlewares: Connect.Server }) => {
    const file = inboxFile(server.config.root);
    const fail = parseFault(process.env.INBOX_FAIL);
    const like = parseProfile(process.env.INBOX_LIKE);
    server.middlewares.use(createInbox({ file, fail, like }));
  };
  return {
    name: 'inbox',
    // Vite's CORS middleware would answer preflight requests instead of the inbox, and would allow pages of
    // other ports on this computer to read the messages.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
