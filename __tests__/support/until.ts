/** Longest wait for a condition, in ms; a test may take 30 s. */
const PATIENCE_MS = 20_000;

const STEP_MS = 50;

/**
 * Resolves when a condition outside a page holds, such as what a server has received.
 * @param what the condition, for the message of the error
 * @throws Error if the condition does not hold in time
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await holds());) {
    if (Date.now() > end) throw new Error(`Waited ${PATIENCE_MS} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
