/** `npm run compat`: writes the tables of browsers into `docs/browsers.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table, withMarked } from '../markdown';
import { enhancements } from './enhancements';
import {
  browserNames,
  browsers,
  compareVersions,
  browsersLacking,
  oldest,
  sinceVersion,
} from './support';

const REPORT = 'docs/browsers.md';

/** What a visitor can do, and the features that it needs. */
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
  'The app runs and handles forms and navigation': [
    'html.elements.script.type.module',
    'javascript.operators.import',
    'javascript.operators.nullish_coalescing_assignment',
    'javascript.builtins.String.replaceAll',
    'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
  ],
  'The menu opens': ['html.elements.dialog', 'api.HTMLDialogElement.showModal'],
  'A page appears by a view transition': ['api.Document.startViewTransition'],
};

/** Returns the page with the tables of browsers between their marks. */
export function withTables(page: string): string {
  const latest = (features: readonly string[]) =>
    browserNames.map((browser) =>
      features
        .map((feature) => sinceVersion(feature, browser))
        .toSorted(compareVersions)
        .pop()!,
    );
  const rows = Object.entries(abilities).map(([ability, features]) => [
    ability,
    ...latest(features),
  ]);
  const instead = Object.entries(enhancements).map(([text, features]) => [
    text,
    [...new Set(features.flatMap(browsersLacking))].toSorted().join(', '),
  ]);
  const tables = [
    table(
      ['Function', ...Object.values(browsers)],
      [['**Oldest stated version**', ...Object.values(oldest)], ...rows],
    ),
    table(['Difference in the oldest stated browsers', 'Browsers'], instead, '---'),
  ];
  return withMarked(page, 'browsers', tables.join('\n\n'));
}

if (path.basename(process.argv[1] ?? '') === 'table.ts') {
  writeFileSync(REPORT, withTables(readFileSync(REPORT, 'utf8')));
}
