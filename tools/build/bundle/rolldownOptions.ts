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
    // Two chunks for what several pages need, because large chunks compress better than small ones. Rolldown adds to each
    // what its modules import, except what the other one has.
    codeSplitting: {
      groups: [
        // Apart from `app`, because the entry script runs each chunk in a task of its own, and one task for both would
        // block input for longer. `priority`, because otherwise `app` would take these modules, which its own import.
        {
          name: 'react',
          test: /node_modules\/(react-dom|scheduler|@emotion|stylis)\//,
          priority: 1,
        },
        // The frame of all pages with the router, the theme, and the components of `src/components`: each set of pages that
        // share a component would otherwise have a chunk of its own, as home and the contact form with the purposes' texts.
        { name: 'app', test: /src\/(app\/App|theme\/|components\/|content\/purposes)/ },
      ],
    },
  },
};
