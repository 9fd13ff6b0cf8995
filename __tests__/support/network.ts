import { watchTest } from './runningTest';

/** Rejects the requests of a test that it has not answered: a module has the messages under way. */
const unanswered = new Set<(error: Error) => void>();
afterEach(async () => {
  for (const reject of unanswered) reject(new TypeError('The test has ended'));
  unanswered.clear();
  await new Promise((resolve) =>
    jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate(resolve),
  );
});

/** Replaces `fetch` by a mock that records each call and waits until the test calls `answer`; after the test none arrives. */
export function fakeNetwork() {
  const isRunning = watchTest();
  const calls: { url: string; init: RequestInit }[] = [];
  const answers: ((answer: Response | Error) => void)[] = [];
  globalThis.fetch = jest.fn((url, init) => {
    calls.push({ url: String(url), init: init! });
    return new Promise<Response>((resolve, reject) => {
      unanswered.add(reject);
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  return {
    calls,
    answer: (answer: Response | Error) => {
      if (isRunning()) answers.shift()!(answer);
    },
  };
}

/** Returns the fields of a request's body, JSON or multipart. */
export function fieldsIn(init: RequestInit): Record<string, unknown> {
  return typeof init.body === 'string'
    ? JSON.parse(init.body)
    : Object.fromEntries(init.body as FormData);
}

/** Returns a response that throws if its body is read: only the status decides about success (R-FORM-20). */
export function status(code: number): Response {
  const rejectReading = () => {
    throw new Error('the code under test read the body of the response');
  };
  return {
    ok: code >= 200 && code < 300,
    status: code,
    arrayBuffer: rejectReading,
    json: rejectReading,
    text: rejectReading,
  } as unknown as Response;
}
