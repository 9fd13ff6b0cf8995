import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const leaves = ['config', 'theme', 'art', 'content'];

/** What each folder and module of `src` may import from, beside itself (docs/architecture.md). */
const allowedImports = {
  config: [],
  theme: [],
  art: [],
  content: ['config'],
  components: leaves,
  forms: [...leaves, 'components'],
  pages: [...leaves, 'components', 'forms'],
  routes: ['content', 'components', 'pages'],
  navigation: [...leaves, 'components', 'routes'],
  boot: [...leaves, 'components', 'navigation', 'routes', 'App'],
};
const folders = [...Object.keys(allowedImports), 'App', 'entry-client', 'entry-server'];

const importDirection = Object.entries(allowedImports).map(([folder, allowed]) => ({
  files: [`src/${folder}/**`, `src/${folder}.ts`],
  // Stories import texts for the parts that they show, and are not in the visitors' bundle.
  ignores: ['**/*.stories.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${folders
              .filter((other) => other !== folder && !allowed.includes(other))
              .join('|')})(/|$)`,
            message: `src/${folder} may import from: ${allowed.join(', ') || 'nothing of ours'}.`,
          },
          {
            regex: '^@mui/(material|icons-material)$',
            message: 'Import one component by its path: the index costs bytes.',
          },
          {
            regex: '^(\\.\\./)+(tools|__tests__)/',
            message: 'Visitors would download code of the build or the tests.',
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'coverage', '.cache', 'reports', 'deploy'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      // Module augmentation needs empty interfaces: `interface Theme extends SiteTokens {}`.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // `CurrentPage` reads the page's component from its route while it renders; the rule takes this for
      // creating a component.
      'react-hooks/static-components': 'off',
    },
  },
  {
    // CommonJS files, which Node loads without a compiler.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  ...importDirection,
);
