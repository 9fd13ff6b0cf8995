/** `npm run compat`: writes the table of browsers into `docs/architecture.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table, withMarked } from '../markdown';
import { enhancements } from './enhancements';
import { browserNames, browsers, compareVersions, lacking, oldest, sinceVersion } from './support';

const REPORT = 'docs/architecture.md';

/** What a visitor can do, and the features that decide from which version on. */
const abilities: Readonly<Record<string, readonly string[]>> = {
  'The page is styled; links, questions and forms work without the app': [
    'http.headers.Content-Security-Policy.style-src',
    'css.types.clamp',
    'css.properties.gap.flex_context',
    'css.properties.inset',
    'css.properties.aspect-ratio',
    'css.selectors.focus-visible',
    'html.elements.details',
  ],
  'The app runs': [
    'html.elements.script.type.module',
    'javascript.operators.import',
    'javascript.operators.nullish_coalescing_assignment',
    'javascript.builtins.String.replaceAll',
    'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
  ],
  'The menu opens': ['html.elements.dialog', 'api.HTMLDialogElement.showModal'],
  'Pages glide': ['api.Document.startViewTransition'],
};

/** The tables: from which version on, and what an older browser gets. */
export function browserTables(): string {
  const since = (features: readonly string[]) =>
    browserNames.map((browser) =>
      features
        .map((feature) => sinceVersion(feature, browser))
        .toSorted(compareVersions)
        .pop()!,
    );
  const stated = ['**Stated**', ...Object.values(oldest)];
  const rows = Object.entries(abilities).map(([ability, features]) => [
    ability,
    ...since(features),
  ]);
  const instead = enhancements.map(({ features, instead: words }) => [
    words,
    [...new Set(features.flatMap(lacking))].toSorted().join(', '),
  ]);
  return [
    table(['From version', ...Object.values(browsers)], [stated, ...rows]),
    table(['What the oldest stated browsers get instead', 'Of them'], instead, '---'),
  ].join('\n\n');
}

/** The page with these tables in their place. */
export const withTables = (page: string): string => withMarked(page, 'browsers', browserTables());

if (path.basename(process.argv[1] ?? '') === 'table.ts') {
  writeFileSync(REPORT, withTables(readFileSync(REPORT, 'utf8')));
}
