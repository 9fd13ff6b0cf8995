/** Longest wait for a condition, in ms: less than the time-out of a test, so that the error names it. */
const TIMEOUT_MS = 20_000;

const STEP_MS = 50;

/**
 * Resolves when a condition outside a page is true, such as «the inbox has the message».
 * @param condition a sentence for the error's message
 * @throws Error if the condition does not hold in time
 */
export async function until(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await isTrue());) {
    if (Date.now() > end) throw new Error(`Still false after ${TIMEOUT_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
