import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the file in which an inbox of this run keeps its messages. */
export const inboxFile = (name: string): string =>
  path.join(process.env.SUITE_FOLDER!, `${name}.jsonl`);

/** Returns a unique text, by which a test finds its own message in an inbox that all suites share. */
export const marker = (): string => `marca-${randomUUID()}`;

/** Returns the fields of the messages whose `field` is `value`, from one of the inboxes. */
export function received(
  field: string,
  value: string,
  inbox: 'site' | 'otherSite' = 'site',
): Record<string, string>[] {
  return readFileSync(inboxFile(inbox), 'utf8')
    .split('\n')
    .filter((line) => line.includes(value))
    .map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields)
    .filter((fields) => fields[field] === value);
}
