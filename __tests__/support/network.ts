/** Replaces `fetch`: records each call, and leaves it unanswered until the test calls `answer`. */
export function fakeNetwork() {
  const calls: { url: string; init: RequestInit }[] = [];
  const answers: ((answer: Response | Error) => void)[] = [];
  globalThis.fetch = jest.fn((url, init) => {
    calls.push({ url: String(url), init: init! });
    return new Promise<Response>((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  });
  return { calls, answer: (answer: Response | Error) => answers.shift()!(answer) };
}

/** The fields of a request's body, JSON or multipart. */
export function fieldsIn(init: RequestInit): Record<string, unknown> {
  return typeof init.body === 'string'
    ? JSON.parse(init.body)
    : Object.fromEntries(init.body as FormData);
}

/** An answer with this status. Reading its body throws, because only the ok status is read (R-FORM-20). */
export function status(code: number): Response {
  const unread = () => {
    throw new Error('the body was read');
  };
  return {
    ok: code >= 200 && code < 300,
    status: code,
    body: { cancel: () => Promise.resolve() },
    json: unread,
    text: unread,
  } as unknown as Response;
}
