import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where an inbox of this run keeps its messages; the global setup names the folder. */
export const inboxFile = (name: string): string =>
  path.join(process.env.SUITE_FOLDER!, `${name}.jsonl`);

/** A text that no other message has: by it a test finds its own among those of all suites. */
export const marker = (): string => `marca-${randomUUID()}`;

/** The fields of the messages whose `field` is `value`, in an inbox of the site's own origin, of the other build's, or of another. */
export function received(
  field: string,
  value: string,
  inbox: 'site' | 'crossSite' | 'cross' = 'site',
): Record<string, string>[] {
  return readFileSync(inboxFile(inbox), 'utf8')
    .split('\n')
    .filter((line) => line.includes(value))
    .map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields)
    .filter((fields) => fields[field] === value);
}
