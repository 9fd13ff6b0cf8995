import { inspect } from 'node:util';

/**
 * Creates an error without a stack trace, for example for an invalid setting, because the owner needs only
 * the message. Vite's command line prints the result of `inspect`, Storybook's prints `stack`.
 * @param message names the place and the problem, and says what to change
 */
export function settingError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}
