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

test('R-ERR-06: the document is reloaded once if the server has another build; the request bypasses the HTTP cache and has a time-out of 5 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale()).toBe(true);
  expect(fetchMock.mock.calls).toEqual([
    [location.href, { cache: 'no-store', signal: timeout.mock.results[0]!.value as AbortSignal }],
  ]);
  expect(timeout).toHaveBeenCalledWith(5000);
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(1);
});

test('R-ERR-06: the document is reloaded again on another page, and for an earlier build that is published again', async () => {
  const reloadFor = (build: string) => {
    respondWith(htmlOf(build));
    return reloadIfStale();
  };
  await reloadFor('/assets/b.js');
  history.replaceState(null, '', '/acercaDeNosotros');
  for (const build of ['/assets/b.js', '/assets/c.js', '/assets/b.js']) {
    expect(await reloadFor(build)).toBe(true);
  }
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

test('R-ERR-06: the document is not reloaded if the request fails, or if session storage is blocked', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  expect(await reloadIfStale()).toBe(false);
  respondWith(htmlOf('/assets/b.js'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await reloadIfStale()).toBe(false);
  expect(reloads).toHaveLength(0);
});

test('R-ERR-06: a document that names no build is reloaded in a browser without AbortSignal.timeout (Safari 15)', async () => {
  delete document.documentElement.dataset.chunks;
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  try {
    respondWith(htmlOf('/assets/b.js'));
    expect(await reloadIfStale()).toBe(true);
  } finally {
    Object.assign(AbortSignal, { timeout });
  }
});

test('R-ERR-06: an abandoned navigation does not reload the document, and a later one can', async () => {
  respondWith(htmlOf('/assets/b.js'));
  expect(await reloadIfStale(false)).toBe(false);
  expect(reloads).toHaveLength(0);
  expect(await reloadIfStale()).toBe(true);
});
