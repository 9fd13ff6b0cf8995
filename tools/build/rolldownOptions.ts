import type { Rolldown } from 'vite';

/** Characters of the hashes in file names. The prerendered pages need the same hashes as the client. */
export const HASH_CHARACTERS = 'base36';

/** Names of chunks that say what a request is for; all other chunks are called `part`. */
const KEPT_NAMES = /^(hydrate|react|app|\w+Page)$/;

/** Options of Rolldown for the scripts that visitors download. */
export const rolldownOptions: Rolldown.RolldownOptions = {
  treeshake: {
    propertyReadSideEffects: false,
    // Emotion imports hoist-non-react-statics for a function that the site does not use. The package does not
    // declare that it has no side effects, so without this line visitors would download it.
    moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
  },
  // Writes the constants of src/contract.ts into the entry script and the app: without this option the entry script
  // would import a chunk.
  optimization: { inlineConst: { mode: 'all', pass: 1 } },
  output: {
    // A chunk would have the name of its module, and ad blockers block `Banner-….js`.
    chunkFileNames: ({ name }) =>
      KEPT_NAMES.test(name) ? 'assets/[name]-[hash].js' : 'assets/part-[hash].js',
    hashCharacters: HASH_CHARACTERS,
    // Two chunks for the libraries and modules that several pages need, because large chunks compress better than
    // small ones.
    // Excluded is Banner, which home does not use.
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /node_modules\/(react-dom|scheduler|@emotion|stylis)\//,
          priority: 1,
        },
        {
          name: 'app',
          test: /src\/(app\/App|content\/(faq|purposes)|navigation|theme|components\/(?!Banner))/,
        },
      ],
    },
  },
};
