import { ChunkLoadError, lazyPart } from '../../src/navigation/lazyPart';

const Part = () => null;
const fetchModule = jest.fn<Promise<{ default: typeof Part }>, []>();
const fetchPart = () => Promise.resolve({ default: Part });
const fetchForever = () => new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  fetchModule.mockReset();
});

test('R-ERR-01, R-NAV-12b: a failed load rejects with ChunkLoadError and its cause, a failed prefetch is silent, and the part says that it has failed', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  fetchModule.mockRejectedValueOnce(cause).mockRejectedValueOnce(cause);
  fetchModule.mockImplementation(fetchPart);
  const part = lazyPart(fetchModule);
  expect(part.hasFailed).toBe(false);
  part.prefetch();
  await jest.advanceTimersByTimeAsync(0);
  expect(part.hasFailed).toBe(true);
  const error = await part.load().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  expect(part.isLoaded).toBe(false);
  await expect(part.load()).resolves.toBe(Part);
  expect(part.isLoaded).toBe(true);
});

test('R-ERR-02: each load rejects at its own time-out and not before, also after a prefetch and an earlier load', async () => {
  fetchModule.mockImplementation(fetchForever);
  const part = lazyPart(fetchModule);
  part.prefetch();
  await jest.advanceTimersByTimeAsync(60_000);
  part.load().catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  const onFailure = jest.fn();
  part.load().catch(onFailure);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

test('no timer is left when the module has loaded', async () => {
  await lazyPart(fetchPart).load();
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(0);
});
