import { inspect } from 'node:util';

/**
 * An error for a setting that cannot be used, shown as one line: whoever typed the value needs the
 * line and not our call tree, and Vite prints an error's stack as Node inspects it.
 * @param message name, what is wrong, example
 */
export function settingError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}
