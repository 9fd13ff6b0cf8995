import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, setAsideTornLine } from '../../tools/inbox/file';
import { toLine } from '../../tools/inbox/message';
import { inboxFile, startInbox } from '../../tools/inbox/server';

let folder: string;
let file: string;
let handles: FileHandle;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'bandeja.jsonl');
  const handle = await open(join(folder, 'x'), 'w');
  handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  rmSync(join(folder, 'x'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const line = (n: number) =>
  toLine({
    id: `id-${n}`,
    receivedAt: '2026-11-21T10:00:00.000Z',
    contentType: 'application/json',
    fields: [['n', `${n} ñ`]],
  });

const text = () => readFileSync(file, 'utf8');

const diskFull = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

/** Makes the next batch stop after `bytes` bytes, as a full disk does. */
function fillDiskAfter(bytes: number): void {
  const write = handles.write as (...args: unknown[]) => Promise<{ bytesWritten: number }>;
  jest
    .spyOn(handles, 'write')
    .mockImplementationOnce(function (this: FileHandle, buffer: unknown, offset: unknown) {
      return write.call(this, buffer, offset, bytes) as never;
    })
    .mockRejectedValueOnce(diskFull());
}

describe('R-DEV-04: storing', () => {
  test('hundreds of parallel lines are each whole, once and in order, and share flushes', async () => {
    const flushes = jest.spyOn(handles, 'datasync');
    const store = createStore(file);
    const lines = Array.from({ length: 500 }, (_, n) => line(n));
    await Promise.all(lines.map((each) => store.append(each)));
    expect(text()).toBe(lines.join(''));
    expect(flushes.mock.calls.length).toBeLessThan(10);
  });

  test('no line is answered before the flush of its own bytes', async () => {
    const releases: (() => void)[] = [];
    jest
      .spyOn(handles, 'datasync')
      .mockImplementation(() => new Promise<void>((resolve) => releases.push(resolve)));
    const answered: number[] = [];
    const store = createStore(file);
    const appends = [1, 2, 3].map((n) => store.append(line(n)).then(() => answered.push(n)));
    const flushUnderWay = async (count: number) => {
      while (releases.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    await flushUnderWay(1);
    expect(text()).toBe(line(1));
    expect(answered).toEqual([]);
    releases[0]!();
    await flushUnderWay(2);
    expect(text()).toBe(line(1) + line(2) + line(3));
    expect(answered).toEqual([1]);
    releases[1]!();
    await Promise.all(appends);
    expect(answered).toEqual([1, 2, 3]);
  });

  test('a flush that fails is not an ok', async () => {
    jest.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
    const store = createStore(file);
    await expect(store.append(line(1))).rejects.toThrow('EIO');
    await store.append(line(2));
    expect(text()).toContain(line(2));
  });

  test('a disk that fills in the middle of a line takes the half back', async () => {
    const store = createStore(file);
    await store.append(line(1));
    fillDiskAfter(10);
    await expect(store.append(line(2))).rejects.toThrow('ENOSPC');
    expect(text()).toBe(line(1));
    await store.append(line(3));
    expect(text()).toBe(line(1) + line(3));
  });

  test('a half line that cannot be taken back does not poison the next', async () => {
    const store = createStore(file);
    await store.append(line(1));
    fillDiskAfter(10);
    jest.spyOn(handles, 'truncate').mockRejectedValueOnce(new Error('EPERM'));
    await expect(store.append(line(2))).rejects.toThrow('ENOSPC');
    await store.append(line(3));
    await store.append(line(4));
    expect(text()).toBe(`${line(1)}${line(2).slice(0, 10)}\n${line(3)}${line(4)}`);
  });

  test('a half line stays remembered while nothing at all can be written', async () => {
    const store = createStore(file);
    fillDiskAfter(10);
    jest.spyOn(handles, 'truncate').mockRejectedValueOnce(new Error('EPERM'));
    await expect(store.append(line(1))).rejects.toThrow('ENOSPC');
    jest.spyOn(handles, 'write').mockRejectedValueOnce(diskFull());
    await expect(store.append(line(2))).rejects.toThrow('ENOSPC');
    await store.append(line(3));
    expect(text()).toBe(`${line(1).slice(0, 10)}\n${line(3)}`);
  });

  test('a file that is moved away or deleted is made anew', async () => {
    const store = createStore(join(folder, 'deep', 'er', 'bandeja.jsonl'));
    await store.append(line(1));
    renameSync(join(folder, 'deep'), join(folder, 'old'));
    await store.append(line(2));
    expect(readFileSync(join(folder, 'deep', 'er', 'bandeja.jsonl'), 'utf8')).toBe(line(2));
  });

  const hasFullDevice = existsSync('/dev/full');
  (hasFullDevice ? test : test.skip)(
    'a full disk is a 500, never an ok, and the inbox lives on',
    async () => {
      const logged: string[] = [];
      const inbox = await startInbox({ file: '/dev/full', log: (each) => logged.push(each) });
      const send = () =>
        fetch(inbox.url, {
          method: 'POST',
          body: '{"a":"b"}',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        });
      const response = await send();
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        error: 'No se pudo guardar el mensaje. Probá de nuevo más tarde.',
      });
      expect(logged).toEqual([expect.stringMatching(/^bandeja: no se pudo guardar .*ENOSPC/)]);
      expect((await send()).status).toBe(500);
      await inbox.close();
    },
  );
});

describe('R-DEV-04: putting the file in order at the start', () => {
  const torn = () => readdirSync(folder).filter((name) => name.startsWith('bandeja.jsonl.rota-'));

  function recover(): string[] {
    const logged: string[] = [];
    setAsideTornLine(file, (each) => logged.push(each));
    return logged;
  }

  test.each([
    ['without a line end', line(2).slice(0, 40)],
    [
      'cut inside a character',
      Buffer.from(line(2)).subarray(0, Buffer.from(line(2)).indexOf(0xc3) + 1),
    ],
    ['with a line end', '{"id":"id-2","rec\n'],
    ['that is JSON but no message', '{"id":"id-2"}\n'],
    ['of zeros, as after a power cut', Buffer.alloc(5000)],
    ['longer than a read', `{"id":"${'x'.repeat(200_000)}`],
  ])('a last line %s is set aside whole and reported in one line', (_, tail) => {
    writeFileSync(file, line(1));
    appendFileSync(file, tail);
    const logged = recover();
    expect(text()).toBe(line(1));
    expect(torn()).toHaveLength(1);
    expect(readFileSync(join(folder, torn()[0]!))).toEqual(Buffer.from(tail));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(
      /^bandeja: la última línea estaba a medio escribir \(\d+ bytes\); quedó en \S+$/,
    );
    expect(logged[0]).toContain(torn()[0]);
    expect(recover()).toEqual([]);
  });

  test('a file that is one torn line becomes empty', () => {
    writeFileSync(file, '{"id');
    expect(recover()).toHaveLength(1);
    expect(text()).toBe('');
  });

  test('a whole last message that lacks only its line end stays', () => {
    writeFileSync(file, line(1) + line(2).trimEnd());
    expect(recover()).toEqual([]);
    expect(text()).toBe(line(1) + line(2));
    expect(torn()).toEqual([]);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['whole', line(1) + line(2)],
    ['damaged only in the middle', `{"id\n${line(2)}`],
    ['whole with a blank line', `${line(1)}\n`],
  ])('a file that is %s is left as it is, in silence', (_, content) => {
    if (content !== undefined) writeFileSync(file, content);
    expect(recover()).toEqual([]);
    expect(existsSync(file)).toBe(content !== undefined);
    if (content !== undefined) expect(text()).toBe(content);
    expect(torn()).toEqual([]);
  });

  test('a file that cannot be put in order is reported, not fatal', () => {
    file = folder;
    expect(recover()).toEqual([expect.stringMatching(/^bandeja: no se pudo revisar /)]);
  });

  test('messages after the set-aside go to a clean line', async () => {
    writeFileSync(file, `${line(1)}{"id":"tor`);
    recover();
    await createStore(file).append(line(3));
    expect(text()).toBe(line(1) + line(3));
  });
});

test('INBOX_FILE names the file, from the root or absolute', () => {
  expect(inboxFile('/site', {})).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '' })).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: 'qa/x.jsonl' })).toBe('/site/qa/x.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '/tmp/x.jsonl' })).toBe('/tmp/x.jsonl');
});
