import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src from the leaves up: each may import only from those before it (architecture). */
const layers = ['config', 'theme', 'content', 'art', 'components', 'forms', 'pages'];

const importDirection = layers.map((layer, index) => ({
  files: [`src/${layer}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              ...layers.slice(index + 1).map((upper) => `**/${upper}/**`),
              '**/App',
              '**/routes',
              '**/entry-*',
            ],
            message: `src/${layer} may not import from a layer above it.`,
          },
          ...(layer === 'components'
            ? [{ group: ['**/content/**'], message: 'Components get their words by props.' }]
            : []),
          { regex: '^@mui/(material|icons-material)$', message: 'Import by path: bytes.' },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'coverage', '.cache', 'screenshots'] },
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
  ...importDirection,
);
