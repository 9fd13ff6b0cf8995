/**
 * Longest wait for a condition or for a step of a page, in ms: on a busy machine a browser may take half a minute to draw a
 * frame. Less than the time-out of a test, so that the error names the condition.
 */
export const WAIT_TIMEOUT_MS = 50_000;

const INTERVAL_MS = 50;

/**
 * Resolves when a condition is true, such as «the inbox has the message». An evaluation that fails counts as false, because
 * no evaluation succeeds while the browser leaves a page.
 * @param condition a sentence or an expression for the error's message
 * @throws Error if the condition does not hold in time; message and cause have the failure of the last evaluation
 */
export async function until(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  let cause: unknown;
  const holds = async () => {
    try {
      cause = undefined;
      return await isTrue();
    } catch (error) {
      cause = error;
      return false;
    }
  };
  for (const end = Date.now() + WAIT_TIMEOUT_MS; !(await holds());) {
    if (Date.now() > end) {
      const reason = cause instanceof Error ? `; ${cause.message}` : '';
      throw new Error(`Still false after ${WAIT_TIMEOUT_MS} ms: ${condition}${reason}`, { cause });
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
