import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The inbox of the site's own origin, and the one of another origin. */
export type InboxName = 'site' | 'cross';

/** Where an inbox of this run keeps its messages; the global setup names the folder. */
export const inboxFile = (name: InboxName, folder = process.env.SUITE_FOLDER!): string =>
  path.join(folder, `${name}.jsonl`);

/** A text that no other message has: by it a test finds its own among those of all suites. */
export const marker = (): string => `marca-${randomUUID()}`;

/** The fields of the messages that an inbox took whose `field` is `value`. */
export function received(
  field: string,
  value: string,
  inbox: InboxName = 'site',
): Record<string, string>[] {
  return readFileSync(inboxFile(inbox), 'utf8')
    .split('\n')
    .filter((line) => line.includes(value))
    .map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields)
    .filter((fields) => fields[field] === value);
}
