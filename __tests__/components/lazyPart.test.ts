import { ChunkLoadError, lazyPart } from '../../src/components/lazyPart';

const Part = () => null;
const fetchModule = jest.fn<Promise<{ default: typeof Part }>, []>();
const arrives = () => Promise.resolve({ default: Part });
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  fetchModule.mockReset();
});
afterEach(() => jest.useRealTimers());

test('it is here only once its code has arrived', async () => {
  fetchModule.mockImplementation(arrives);
  const part = lazyPart(fetchModule);
  expect(part.loaded).toBeNull();
  const loading = part.load();
  expect(part.loaded).toBeNull();
  await expect(loading).resolves.toBe(Part);
  expect(part.loaded).toBe(Part);
});

test('R-ERR-01, R-ERR-04: a failure is a ChunkLoadError that keeps its cause; the next call tries again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  fetchModule.mockRejectedValueOnce(cause).mockImplementation(arrives);
  const part = lazyPart(fetchModule);
  const error = await part.load().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  await expect(part.load()).resolves.toBe(Part);
});

test.each(['without', 'after'])(
  'R-ERR-02: the wait ends at its time-out and not before, %s a prefetch',
  async (when) => {
    fetchModule.mockImplementation(never);
    const part = lazyPart(fetchModule, 120_000);
    if (when === 'after') part.prefetch();
    await jest.advanceTimersByTimeAsync(60_000);
    const failed = jest.fn();
    part.load().catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  },
);

test('R-ERR-07: without a time-out of its own it waits 4 s', async () => {
  fetchModule.mockImplementation(never);
  const failed = jest.fn();
  lazyPart(fetchModule).load().catch(failed);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

test('code that comes after the time-out is here for the next one who asks', async () => {
  let arrive!: (module: { default: typeof Part }) => void;
  fetchModule.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const part = lazyPart(fetchModule, 1000);
  const failed = part.load().catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(1000);
  await expect(failed).resolves.toBe('failed');
  arrive({ default: Part });
  await jest.advanceTimersByTimeAsync(0);
  expect(part.loaded).toBe(Part);
});

test('R-NAV-12: a prefetch that fails is silent, and leaves nothing behind', async () => {
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockImplementation(arrives);
  const part = lazyPart(fetchModule);
  part.prefetch();
  await jest.advanceTimersByTimeAsync(0);
  expect(part.loaded).toBeNull();
  await expect(part.load()).resolves.toBe(Part);
});

test.each([
  ['arrives', arrives],
  ['fails', () => Promise.reject(new Error('gone'))],
])('no timer is left once the code %s', async (_what, answer) => {
  fetchModule.mockImplementation(answer);
  await lazyPart(fetchModule)
    .load()
    .catch(() => {});
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(0);
});
