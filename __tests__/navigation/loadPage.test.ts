import { pages } from '../../src/content/pages';
import type * as LoadPage from '../../src/navigation/loadPage';

const mockFetchAbout = jest.fn();
const mockFetchHome = jest.fn();
jest.mock('../../src/routes', () => ({
  routeAt: (path: string) => ({ load: () => (path === '/' ? mockFetchHome() : mockFetchAbout()) }),
}));

const About = () => null;
const delivered = { default: About };

let subject: typeof LoadPage;
beforeEach(() => {
  jest.useFakeTimers();
  mockFetchAbout.mockReset();
  mockFetchHome.mockReset();
  // A new module for each test, since it remembers the pages for the visit's length.
  jest.isolateModules(() => (subject = jest.requireActual('../../src/navigation/loadPage')));
});
afterEach(() => jest.useRealTimers());

const never = () => new Promise(() => {});

test('a page is fetched once, however often it is asked for', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  const first = subject.loadPage(pages.about.path);
  expect(subject.loadPage(pages.about.path)).toBe(first);
  await expect(first).resolves.toBe(About);
  await expect(subject.loadPage(pages.about.path)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('each page is fetched for itself', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  mockFetchHome.mockReturnValue(never());
  void subject.loadPage(pages.home.path);
  await expect(subject.loadPage(pages.about.path)).resolves.toBe(About);
  expect(subject.loadedPage(pages.home.path)).toBeUndefined();
});

test('a page is loaded only when its code has arrived', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  expect(subject.loadedPage(pages.about.path)).toBeUndefined();
  const loading = subject.loadPage(pages.about.path);
  expect(subject.loadedPage(pages.about.path)).toBeUndefined();
  await loading;
  expect(subject.loadedPage(pages.about.path)).toBe(About);
});

test('a failed fetch is a ChunkLoadError that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  mockFetchAbout.mockRejectedValue(cause);
  const error = await subject.loadPage(pages.about.path).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(subject.ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a fetch without an answer fails after 120 s, not before', async () => {
  mockFetchAbout.mockReturnValue(never());
  const failed = jest.fn();
  subject.loadPage(pages.about.path).catch(failed);
  await jest.advanceTimersByTimeAsync(subject.CHUNK_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

test.each([
  ['arrives', () => Promise.resolve(delivered)],
  ['fails', () => Promise.reject(new Error('gone'))],
])('no timer is left once the page %s', async (_what, answer) => {
  mockFetchAbout.mockImplementation(answer);
  await subject.loadPage(pages.about.path).catch(() => {});
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(0);
});

test('a failure is kept until it is forgotten; then the page is fetched again', async () => {
  mockFetchAbout.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(delivered);
  const failed = subject.loadPage(pages.about.path);
  await expect(failed).rejects.toThrow();
  expect(subject.loadPage(pages.about.path)).toBe(failed);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
  subject.forgetFailedPage(pages.about.path);
  await expect(subject.loadPage(pages.about.path)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(2);
});

test('a loaded page is never forgotten', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  await subject.loadPage(pages.about.path);
  subject.forgetFailedPage(pages.about.path);
  expect(subject.loadedPage(pages.about.path)).toBe(About);
  await subject.loadPage(pages.about.path);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('a prefetched page is there when it is wanted', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  subject.prefetchPage(pages.about.path);
  await expect(subject.loadPage(pages.about.path)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('a prefetch that fails is silent, and the next visit tries again', async () => {
  mockFetchAbout.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(delivered);
  subject.prefetchPage(pages.about.path);
  await jest.advanceTimersByTimeAsync(0);
  await expect(subject.loadPage(pages.about.path)).resolves.toBe(About);
});
