import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Message } from '../../tools/inbox/page';
import { createInbox, INBOX_PATH } from '../../tools/inbox/server';
import { listen } from '../support/localServer';
import { temporaryFolder } from '../support/temporaryFolder';

/** The headers of the contact form's JSON. */
export const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** Returns a multipart body with these fields, in this order. */
export function createFormData(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Starts an inbox with a new file before each test of a suite. */
export function startInboxForEachTest() {
  let file: string;
  let url: string;
  let logged: string[];

  /** Replaces the inbox by one that plays a service. */
  async function start(like?: string): Promise<void> {
    const inbox = createInbox({ file, like, log: (line) => void logged.push(line) });
    const handle: RequestListener = (req, res) =>
      void inbox(req, res, () => res.writeHead(404).end());
    url = (await listen(handle)) + INBOX_PATH;
  }

  beforeEach(async () => {
    file = path.join(temporaryFolder(), 'bandeja', 'mensajes.jsonl');
    logged = [];
    await start();
  });

  return {
    file: () => file,
    url: () => url,
    logged: () => logged,
    start,
    post: (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
      fetch(url, { method: 'POST', body, headers, redirect: 'manual' }),
    stored: (): Message[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Message)
        : [],
  };
}
