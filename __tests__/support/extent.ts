/** Whether the whole matrices run (`npm run test:full`), and not what differs in kind only. */
export const whole = process.env.TEST_EXTENT === 'full';

/** The cases of a matrix that this run takes: all of them in `npm run test:full`, else only those. */
export const cases = <Case>(all: readonly Case[], few: (one: Case) => boolean): readonly Case[] =>
  whole ? all : all.filter(few);
