import { inspect } from 'node:util';

// Registered, because Vite's runner loads this module a second time for vite.config.ts.
const MARK = Symbol.for('settingError');

/**
 * Creates an error without a stack trace, for example for an invalid setting, because the owner needs only
 * the message. Vite's command line prints the result of `inspect`, Storybook's prints `stack`.
 * @param message names the place and the problem, and says what to change
 */
export function settingError(message: string): Error {
  return Object.assign(new Error(message), {
    stack: message,
    [inspect.custom]: () => message,
    [MARK]: true,
  });
}

/** Tells whether {@link settingError} has created an error. */
export const isSettingError = (error: unknown): error is Error =>
  error instanceof Error && MARK in error;
