import { inspect } from 'node:util';

/**
 * Creates an error without a stack trace for a setting that cannot be used: the owner who typed the value
 * needs the message alone. Vite prints the stack, Node what `inspect` returns.
 * @param message the setting's name, what is wrong, and an example
 */
export function settingError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}
