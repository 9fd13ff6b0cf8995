import type { Connect, Plugin } from 'vite';
import { parseFault } from './faults';
import { createInbox } from './handler';
import { inboxFile } from './path';

/** What can be set in vite.config.ts; the environment sets the rest. */
export interface InboxPluginOptions {
  /** Absolute path of the file; by default `INBOX_FILE`, or `bandeja.jsonl` in Vite's root. */
  file?: string;
  /** As `INBOX_FAIL`, which is the default: see {@link parseFault}. */
  fail?: string;
  /** Receives the terminal's lines; by default console.log. */
  log?: (line: string) => void;
}

/**
 * The Vite plugin that mounts the local inbox at `/_bandeja` in `dev`, `preview` and `start`
 * (issue 2, «The local inbox»). A build does not touch it.
 *
 * @param options - see {@link InboxPluginOptions}
 * @returns the plugin; its server hooks throw when `INBOX_FAIL` is unknown
 */
export function inbox(options: InboxPluginOptions = {}): Plugin {
  const mount = (server: { config: { root: string }; middlewares: Connect.Server }) => {
    const handler = createInbox({
      file: options.file ?? inboxFile(server.config.root),
      fail: parseFault(options.fail ?? process.env.INBOX_FAIL),
      log: options.log,
    });
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
