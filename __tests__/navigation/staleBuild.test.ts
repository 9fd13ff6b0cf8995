import * as staleBuild from '../../src/navigation/staleBuild';
import { recordDocumentLoads } from '../support/documentLoads';

const reloadIfStale = (isWanted = true) => staleBuild.reloadIfStale(() => isWanted);

/** Returns the HTML that a server with this build sends for a page. */
const htmlOf = (build: string) => `<!doctype html><html data-chunks="${build} /assets/rest.js">`;

let reloads: readonly unknown[];
let fetchMock: jest.Mock;
const respondWith = (html: string) => fetchMock.mockResolvedValue({ text: async () => html });

beforeEach(() => {
  reloads = recordDocumentLoads();
  fetchMock = jest.fn();
  Object.assign(window, { fetch: fetchMock });
  sessionStorage.clear();
  history.replaceState(null, '', '/contactanos');
  document.documentElement.dataset.chunks = '/assets/a.js /assets/rest.js';
});

test('R-ERR-06: the document is reloaded once if the server has another build', async () => {
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  expect(reloads).toHaveLength(1);
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(1);
});

test('R-ERR-06: the request for the server’s build bypasses the HTTP cache and has a time-out of 5 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  respondWith(htmlOf('/assets/b.js'));
  await reloadIfStale();
  expect(fetchMock).toHaveBeenCalledWith(location.href, {
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(timeout).toHaveBeenCalledWith(5000);
});

test('R-ERR-06: a browser without AbortSignal.timeout (Safari 15) reloads the document too', async () => {
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  try {
    respondWith(htmlOf('/assets/b.js'));
    expect(await reloadIfStale()).toBe(true);
  } finally {
    Object.assign(AbortSignal, { timeout });
  }
});

test('R-ERR-06: the document is reloaded again on another page, and for an earlier build that is published again', async () => {
  respondWith(htmlOf('/assets/b.js'));
  await reloadIfStale();
  history.replaceState(null, '', '/acercaDeNosotros');
  expect(await reloadIfStale()).toBe(true);
  respondWith(htmlOf('/assets/c.js'));
  expect(await reloadIfStale()).toBe(true);
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  expect(reloads).toHaveLength(4);
});

test.each([
  ['the same build', htmlOf('/assets/a.js')],
  ['no build', '<!doctype html><html>'],
  ['an empty build', '<!doctype html><html data-chunks="">'],
])('R-ERR-06: the document is not reloaded if the server’s page names %s', async (_build, html) => {
  respondWith(html);
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(0);
});

test('R-ERR-06: a document that names no build is reloaded if the server’s page names one', async () => {
  delete document.documentElement.dataset.chunks;
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
});

test('R-ERR-06: an abandoned navigation does not reload the document, and a later one can', async () => {
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale(false)).toBe(false);
  expect(reloads).toHaveLength(0);
  expect(await reloadIfStale()).toBe(true);
});

test('a failed request causes neither a reload nor an error', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(0);
});

test('R-ERR-06: the document is not reloaded if session storage is blocked', async () => {
  respondWith(htmlOf('/assets/b.js'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(0);
});
