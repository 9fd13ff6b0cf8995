/**
 * Serves the inbox without the site and prints the inbox's URL. The browser suites use it as form service on
 * another origin. The variables PORT (default 0: any free port), INBOX_FILE and INBOX_FAIL configure the inbox.
 */
import { inboxFile, parseFault, startInbox } from './server';

const inbox = await startInbox({
  port: Number(process.env.PORT ?? 0),
  file: inboxFile(process.cwd()),
  fail: parseFault(process.env.INBOX_FAIL),
});
console.log(inbox.url);
