/**
 * Serves the inbox without the site and prints the inbox's URL. The browser suites use this inbox as a form
 * service on another origin. Variables: PORT (default 0: any free port), INBOX_FILE, INBOX_FAIL, INBOX_LIKE.
 */
import { inboxFile, parseFault, parseProfile, startInbox } from './server';

const inbox = await startInbox({
  port: Number(process.env.PORT ?? 0),
  file: inboxFile(process.cwd()),
  fail: parseFault(process.env.INBOX_FAIL),
  like: parseProfile(process.env.INBOX_LIKE),
});
console.log(inbox.url);
