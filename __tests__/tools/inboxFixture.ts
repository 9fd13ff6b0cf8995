import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox, type RunningInbox } from '../../tools/inbox/server';

/** What the forms say of their JSON. */
export const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** A line of an inbox's file. */
interface Stored {
  id: string;
  receivedAt: string;
  contentType: string;
  fields: Record<string, string | string[]>;
}

/** A multipart body of names and texts in this order. */
export function form(pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

/** An inbox of its own for each test of a suite, with its file and the lines that it logs. */
export function inboxForEach() {
  let folder: string;
  let inbox: RunningInbox;
  let logged: string[];
  const file = () => join(folder, 'bandeja.jsonl');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    logged = [];
    inbox = await startInbox({
      file: file(),
      log: (line) => logged.push(line),
      bodyTimeoutMs: 400,
    });
  });
  afterEach(async () => {
    await inbox.close();
    rmSync(folder, { recursive: true });
  });

  return {
    file,
    url: () => inbox.url,
    logged: () => logged,
    post: (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
      fetch(inbox.url, { method: 'POST', body, headers }),
    stored(): Stored[] {
      if (!existsSync(file())) return [];
      const lines = readFileSync(file(), 'utf8').split('\n');
      expect(lines.pop()).toBe('');
      return lines.map((line) => JSON.parse(line) as Stored);
    },
  };
}
