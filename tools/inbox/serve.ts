/**
 * Serves the inbox alone, as the browser suites do for a form on another origin, and prints its address.
 * `PORT` (0, the default, takes any free port), `INBOX_FILE` and `INBOX_FAIL` set it up.
 */
import { inboxFile, parseFault, startInbox } from './server';

const inbox = await startInbox({
  port: Number(process.env.PORT ?? 0),
  file: inboxFile(process.cwd()),
  fail: parseFault(process.env.INBOX_FAIL),
});
console.log(inbox.url);
