const VARIABLE = 'SUITE_SETUP_ERROR';

/**
 * Runs a global setup. If it fails, only the suites of its project fail (`throwSetUpError`): Jest would run no
 * suite of any project if the setup threw the error.
 */
export async function setUpOrReport(setUp: () => void | Promise<void>): Promise<void> {
  delete process.env[VARIABLE];
  try {
    await setUp();
  } catch (error) {
    process.env[VARIABLE] = (error as Error).message;
  }
}

/**
 * Fails a suite whose global setup has failed.
 * @throws Error with the setup's message and without a stack trace
 */
export function throwSetUpError(): void {
  const message = process.env[VARIABLE];
  if (message) throw Object.assign(new Error(message), { stack: message });
}
