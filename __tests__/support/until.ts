/** Longest wait for a condition, in ms: less than the time-out of a test, so that the error names it. */
const TIMEOUT_MS = 20_000;

const STEP_MS = 50;

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
  for (const end = Date.now() + TIMEOUT_MS; !(await holds());) {
    if (Date.now() > end) {
      const reason = cause instanceof Error ? `; ${cause.message}` : '';
      throw new Error(`Still false after ${TIMEOUT_MS} ms: ${condition}${reason}`, { cause });
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
