import { inspect } from 'node:util';

/**
 * An error for a setting that cannot be used: name, what is wrong, example, in one line (issue 2,
 * «What the owner sets»). Its stack is the message alone, because Vite prints stacks and whoever
 * typed the value needs the line, not our call tree.
 */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
    this.stack = message;
  }

  /** Vite shows errors as Node inspects them, which would put brackets around the line. */
  [inspect.custom](): string {
    return this.message;
  }
}
