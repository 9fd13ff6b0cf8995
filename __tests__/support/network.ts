import { watchTest } from './runningTest';

/** Replaces `fetch` by a mock that records each call and waits until the test calls `answer`; after the test none arrives. */
export function fakeNetwork() {
  const isRunning = watchTest();
  const calls: { url: string; init: RequestInit }[] = [];
  const answers: ((answer: Response | Error) => void)[] = [];
  globalThis.fetch = jest.fn((url, init) => {
    calls.push({ url: String(url), init: init! });
    return new Promise<Response>((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
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
    body: { cancel: () => Promise.resolve() },
    json: rejectReading,
    text: rejectReading,
  } as unknown as Response;
}
