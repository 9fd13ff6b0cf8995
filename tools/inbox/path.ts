import { resolve } from 'node:path';

/** Where the inbox answers, and the form endpoint's default (issue 2, «The local inbox»). */
export const INBOX_PATH = '/_bandeja';

/** The inbox's file in the project's root; `.gitignore` lists it and everything that starts so. */
export const INBOX_FILE_NAME = 'bandeja.jsonl';

/**
 * Says which file holds the messages (issue 2, «The local inbox»).
 *
 * @param root - absolute path of the project's root
 * @param env - the environment; `INBOX_FILE` overrides the default, relative to `root` or absolute
 * @returns the file's absolute path; nothing is created
 */
export function inboxFile(root: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env.INBOX_FILE || INBOX_FILE_NAME);
}
