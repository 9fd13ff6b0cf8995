/** Whether every case of a matrix runs (`npm run test:full`); otherwise a case of each kind runs. */
export const isFullRun = 'isFullRun' in globalThis;

/** Returns the cases of a matrix for this run: all in `npm run test:full`, else those of the short run. */
export const cases = <Case>(
  all: readonly Case[],
  isInShortRun: (testCase: Case) => boolean,
): readonly Case[] => (isFullRun ? all : all.filter(isInShortRun));
