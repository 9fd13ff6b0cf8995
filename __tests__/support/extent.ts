/** Whether matrices run whole (`npm run test:full`), or only with a case of each kind. */
export const whole = process.env.TEST_EXTENT === 'full';

/** Returns the cases of a matrix that this run takes: all in `npm run test:full`, else those that `few` keeps. */
export const cases = <Case>(all: readonly Case[], few: (one: Case) => boolean): readonly Case[] =>
  whole ? all : all.filter(few);
