import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const baseFolders = ['contract', 'config', 'theme', 'art', 'content'];

/**
 * For each folder or module of `src`, the others from which it may import (docs/architecture.md). `entry` is the
 * entry script; all others run with React. Who may import from a folder may import from those within it.
 */
const allowedImports = {
  contract: [],
  entry: ['contract'],
  // Types of the pictures that the owner names.
  config: ['content/derived'],
  theme: ['contract', 'art'],
  art: [],
  content: ['config'],
  'content/derived': ['config'],
  components: baseFolders,
  forms: [...baseFolders, 'components'],
  pages: [...baseFolders, 'components', 'forms'],
  navigation: [...baseFolders, 'components', 'pages'],
  app: [...baseFolders, 'components', 'forms', 'navigation'],
};
const folders = Object.keys(allowedImports);

/** Returns a regular expression of the imports that a folder may not make. */
function refusedImports(folder, allowed) {
  const others = folders.filter((other) => other !== folder && !allowed.includes(other));
  const exceptions = allowed.map((other) => `(?!${other}(/|$))`).join('');
  const outside = `^(\\.\\./)+${exceptions}(${others.join('|')})(/|$)`;
  // A folder within another one does not import from its parent.
  return folder.includes('/') ? `${outside}|^\\.\\./[^.]` : outside;
}

const writtenDetails = {
  regex: '/config/details$',
  message: 'A detail of white space only counts as empty: import content/derived/trimmedDetails.',
};

const importDirection = Object.entries(allowedImports).map(([folder, allowed]) => ({
  files: [`src/${folder}/**`, `src/${folder}.ts`],
  // Visitors do not download stories, so stories may import from all folders.
  ignores: ['**/*.stories.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: refusedImports(folder, allowed),
            message: `src/${folder} may import from: ${allowed.join(', ') || 'nothing of ours'}.`,
          },
          ...(folder === 'content/derived' ? [] : [writtenDetails]),
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

/** Returns a rule for each kind of literal: strings, and the parts of template strings. */
const literals = (within, pattern, message) => [
  { selector: `${within} Literal[value=${pattern}]`, message },
  { selector: `${within} TemplateLiteral > TemplateElement[value.raw=${pattern}]`, message },
];

const TEXT = 'Texts for visitors are in src/content (R-OWNER-01).';
const textAttributes =
  'aria-label|aria-description|aria-roledescription|alt|title|placeholder|label';
const textRules = [
  { selector: 'JSXText[value=/\\p{L}{2}/u]', message: TEXT },
  ...literals(':matches(JSXElement, JSXFragment) > JSXExpressionContainer >', '/\\p{L}{2}/u', TEXT),
  ...literals(`JSXAttribute[name.name=/^(${textAttributes})$/]`, '/\\p{L}{2}/u', TEXT),
];

const THEME = 'Colours, line lengths and layout widths are in src/theme (R-DESIGN-01).';
const themeRules = [
  ...literals('', '/#([\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})\\b/i', THEME),
  ...literals('', '/\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i', THEME),
  ...literals('Property[key.name="maxWidth"] >', '/^[\\d.]+(r?em|ch)$/', THEME),
  ...literals('', '/(min|max)-width: ?\\d|width [<>]=? ?\\d/', THEME),
  ...literals(
    'Property[key.name=/[cC]olor$/] >',
    '/^(?!inherit$|transparent$|currentcolor$)[a-z]+$/i',
    THEME,
  ),
  {
    selector: 'CallExpression[callee.object.property.name="breakpoints"] > Literal[raw=/\\d/]',
    message: THEME,
  },
];

const policyRule = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The Content Security Policy blocks style attributes (R-SEC-01): use styled() or sx.',
};

export default defineConfig(
  { ignores: ['dist*', 'node_modules', 'coverage', '.cache', 'reports'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      // Module augmentation needs empty interfaces: `interface Theme extends Measures {}`.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    // Node loads these files without a compiler, as CommonJS.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**'],
    ignores: ['src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...textRules, ...themeRules, policyRule] },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message:
            'Its first use takes a phone 50 ms, in which no tap is answered: write the text.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...textRules, ...themeRules] },
  },
  { files: ['src/theme/**'], rules: { 'no-restricted-syntax': ['error', ...textRules] } },
  ...importDirection,
);
