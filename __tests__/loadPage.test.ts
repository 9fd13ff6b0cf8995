import { paths } from '../src/config/paths';
import type * as LoadPage from '../src/loadPage';

const mockFetchAbout = jest.fn();
const mockFetchHome = jest.fn();
jest.mock('../src/pageModules', () => ({
  pageModules: { '/': () => mockFetchHome(), '/acercaDeNosotros': () => mockFetchAbout() },
}));

const About = () => null;
const delivered = { default: About };

let subject: typeof LoadPage;
beforeEach(() => {
  jest.useFakeTimers();
  mockFetchAbout.mockReset();
  mockFetchHome.mockReset();
  // A new module for each test, since it remembers the pages for the visit's length.
  jest.isolateModules(() => (subject = jest.requireActual('../src/loadPage')));
});
afterEach(() => jest.useRealTimers());

const never = () => new Promise(() => {});

test('a page is fetched once, however often it is asked for', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  const first = subject.loadPage(paths.about);
  expect(subject.loadPage(paths.about)).toBe(first);
  await expect(first).resolves.toBe(About);
  await expect(subject.loadPage(paths.about)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('each page is fetched for itself', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  mockFetchHome.mockReturnValue(never());
  void subject.loadPage(paths.home);
  await expect(subject.loadPage(paths.about)).resolves.toBe(About);
  expect(subject.loadedPage(paths.home)).toBeUndefined();
});

test('a page is loaded only when its code has arrived', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  expect(subject.loadedPage(paths.about)).toBeUndefined();
  const loading = subject.loadPage(paths.about);
  expect(subject.loadedPage(paths.about)).toBeUndefined();
  await loading;
  expect(subject.loadedPage(paths.about)).toBe(About);
});

test('a failed fetch is a ChunkLoadError that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  mockFetchAbout.mockRejectedValue(cause);
  const error = await subject.loadPage(paths.about).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(subject.ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a fetch without an answer fails after 120 s, not before', async () => {
  mockFetchAbout.mockReturnValue(never());
  const failed = jest.fn();
  subject.loadPage(paths.about).catch(failed);
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
  await subject.loadPage(paths.about).catch(() => {});
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(0);
});

test('a failure is kept until it is forgotten; then the page is fetched again', async () => {
  mockFetchAbout.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(delivered);
  const failed = subject.loadPage(paths.about);
  await expect(failed).rejects.toThrow();
  expect(subject.loadPage(paths.about)).toBe(failed);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
  subject.forgetFailedPage(paths.about);
  await expect(subject.loadPage(paths.about)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(2);
});

test('a loaded page is never forgotten', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  await subject.loadPage(paths.about);
  subject.forgetFailedPage(paths.about);
  expect(subject.loadedPage(paths.about)).toBe(About);
  await subject.loadPage(paths.about);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('a prefetched page is there when it is wanted', async () => {
  mockFetchAbout.mockResolvedValue(delivered);
  subject.prefetchPage(paths.about);
  await expect(subject.loadPage(paths.about)).resolves.toBe(About);
  expect(mockFetchAbout).toHaveBeenCalledTimes(1);
});

test('a prefetch that fails is silent, and the next visit tries again', async () => {
  mockFetchAbout.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(delivered);
  subject.prefetchPage(paths.about);
  await jest.advanceTimersByTimeAsync(0);
  await expect(subject.loadPage(paths.about)).resolves.toBe(About);
});
