import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each place of `src` may import from, beside its own folder (docs/architecture.md). */
const leaves = ['config', 'theme', 'art', 'content'];
const mayImport = {
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
const places = [...Object.keys(mayImport), 'App', 'entry-client', 'entry-server'];

const importDirection = Object.entries(mayImport).map(([place, allowed]) => ({
  files: [`src/${place}/**`, `src/${place}.ts`],
  // Stories show a part with its texts, and never reach visitors.
  ignores: ['**/*.stories.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${places
              .filter((other) => other !== place && !allowed.includes(other))
              .join('|')})(/|$)`,
            message: `src/${place} may import from: ${allowed.join(', ') || 'nothing of ours'}.`,
          },
          { regex: '^@mui/(material|icons-material)$', message: 'Import by path: bytes.' },
          { regex: '^(\\.\\./)+(tools|__tests__)/', message: 'Visitors would download it.' },
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
      // How a library's types are extended: an interface that only joins another.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // Pages are looked up by path while rendering, which the rule takes for making them there.
      'react-hooks/static-components': 'off',
    },
  },
  {
    // What is loaded without a compiler.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  ...importDirection,
);
