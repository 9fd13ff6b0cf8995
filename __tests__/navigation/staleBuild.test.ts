import * as staleBuild from '../../src/navigation/staleBuild';
import { documentLoads } from '../support/documentLoads';

const reloadIfStale = (isWanted = true) => staleBuild.reloadIfStale(() => isWanted);

/** Returns the HTML of a page as the server of this build sends it. */
const page = (build: string) => `<!doctype html><html data-chunks="${build} /assets/rest.js">`;

let loads: readonly unknown[];
let fetched: jest.Mock;
const onServer = (text: string) => fetched.mockResolvedValue({ text: async () => text });

beforeEach(() => {
  loads = documentLoads();
  fetched = jest.fn();
  Object.assign(window, { fetch: fetched });
  sessionStorage.clear();
  history.replaceState(null, '', '/contactanos');
  document.documentElement.dataset.chunks = '/assets/a.js /assets/rest.js';
});

test('R-ERR-06: another build on the server: the document is loaded anew, once for it', async () => {
  onServer(page('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  expect(loads).toHaveLength(1);
  expect(await reloadIfStale()).toBe(false);
  expect(loads).toHaveLength(1);
});

test('R-ERR-06: asks the server itself for the page, for 5 s at most', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  onServer(page('/assets/b.js'));
  await reloadIfStale();
  expect(fetched).toHaveBeenCalledWith(location.href, {
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(timeout).toHaveBeenCalledWith(5000);
});

test('R-ERR-06: a browser without AbortSignal.timeout (Safari 15) reloads, too', async () => {
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  onServer(page('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  Object.assign(AbortSignal, { timeout });
});

test('R-ERR-06: another page, and a build that comes back, are loaded anew too', async () => {
  onServer(page('/assets/b.js'));
  await reloadIfStale();
  history.replaceState(null, '', '/acercaDeNosotros');
  expect(await reloadIfStale()).toBe(true);
  onServer(page('/assets/c.js'));
  expect(await reloadIfStale()).toBe(true);
  onServer(page('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  expect(loads).toHaveLength(4);
});

test.each([
  ['the same build', page('/assets/a.js')],
  ['a page that names none', '<!doctype html><html>'],
  ['a page that names it empty', '<!doctype html><html data-chunks="">'],
])('R-ERR-06: %s: nothing is loaded', async (_what, text) => {
  onServer(text);
  expect(await reloadIfStale()).toBe(false);
  expect(loads).toHaveLength(0);
});

test('R-ERR-06: a document that names no build takes the server’s', async () => {
  delete document.documentElement.dataset.chunks;
  onServer(page('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
});

test('R-ERR-06: a visitor who has gone elsewhere in the meantime reads on', async () => {
  onServer(page('/assets/b.js'));
  expect(await reloadIfStale(false)).toBe(false);
  expect(loads).toHaveLength(0);
  expect(await reloadIfStale()).toBe(true);
});

test('offline nothing is loaded, and nothing is thrown', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await reloadIfStale()).toBe(false);
  expect(loads).toHaveLength(0);
});

test('R-ERR-06: with storage blocked nothing reloads by itself', async () => {
  onServer(page('/assets/b.js'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await reloadIfStale()).toBe(false);
  expect(loads).toHaveLength(0);
});
