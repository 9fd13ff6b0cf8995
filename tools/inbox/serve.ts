/**
 * Serves the inbox without the site and prints the inbox's URL. The browser suites use this inbox as a form
 * service on another origin. Variables: PORT (default 0: any free port), INBOX_FILE, INBOX_LIKE.
 */
import { inboxOptions, startInbox } from './server';

const inbox = await startInbox(inboxOptions(process.cwd()), Number(process.env.PORT ?? 0));
console.log(inbox.url);
