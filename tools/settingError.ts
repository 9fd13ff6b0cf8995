import { inspect } from 'node:util';

/**
 * Creates an error without a stack trace for an invalid setting, because the owner needs only the message.
 * Vite's command line prints the result of `inspect`, Storybook's prints `stack`.
 * @param message the setting's name, the problem and an example
 */
export function settingError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}
