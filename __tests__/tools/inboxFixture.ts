import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Message } from '../../tools/inbox/page';
import { createInbox, INBOX_PATH } from '../../tools/inbox/server';

/** The headers of the contact form's JSON. */
export const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** Returns a multipart body with these fields, in this order. */
export function createFormData(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Starts an inbox with a new file before each test of a suite, and closes the inbox after the test. */
export function startInboxForEachTest() {
  let folder: string;
  let file: string;
  let server: Server | undefined;
  let url: string;
  let logged: string[];

  /** Replaces the inbox by one that plays a service. */
  async function start(like?: string): Promise<void> {
    server?.close().closeAllConnections();
    const inbox = createInbox({ file, like, log: (line) => void logged.push(line) });
    server = createServer((req, res) => void inbox(req, res, () => res.writeHead(404).end()));
    await new Promise<void>((resolve) => server!.listen(0, 'localhost', resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}${INBOX_PATH}`;
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
    file = path.join(folder, 'bandeja', 'mensajes.jsonl');
    logged = [];
    await start();
  });
  afterEach(() => {
    server!.close().closeAllConnections();
    rmSync(folder, { recursive: true });
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
