import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox, type Fault, type RunningInbox } from '../../tools/inbox/server';
import type { Message } from '../../tools/inbox/store';

/** The headers of the contact form's JSON. */
export const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** Returns a multipart body with these fields, in this order. */
export function createFormData(pairs: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

/** Starts an inbox with a new file before each test of a suite, and closes the inbox after the test. */
export function startInboxForEachTest() {
  let folder: string;
  let file: string;
  let inbox: RunningInbox;
  let logged: string[];

  async function start(fail?: Fault, messageFile = file): Promise<void> {
    inbox?.close();
    const log = (line: string) => void logged.push(line);
    inbox = await startInbox({ file: messageFile, fail, log, bodyTimeoutMs: 400 });
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    file = join(folder, 'bandeja.jsonl');
    logged = [];
    await start();
  });
  afterEach(() => {
    inbox.close();
    rmSync(folder, { recursive: true });
  });

  return {
    file: () => file,
    url: () => inbox.url,
    logged: () => logged,
    /** Closes the inbox and starts another one, for example with a fault. */
    restart: start,
    post: (body: BodyInit, headers: Record<string, string> = JSON_TYPE, init: RequestInit = {}) =>
      fetch(inbox.url, { method: 'POST', body, headers, ...init }),
    page: async () => (await fetch(inbox.url)).text(),
    stored(): Message[] {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n');
      expect(lines.pop()).toBe('');
      return lines.map((line) => JSON.parse(line) as Message);
    },
  };
}
