/**
 * Creates an error of which the owner sees only the message, for example for an invalid setting. Not with a class,
 * because Vite's runner loads this module a second time for vite.config.ts.
 * @param message names the place and the problem, and says what to change
 */
export const settingError = (message: string): Error =>
  // `npm run dev` and Storybook print the stack.
  Object.assign(new Error(message), { name: 'SettingError', stack: message });
