/** `npm run compat`: writes the two tables of browsers into docs/browsers.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection, table } from '../markdown';
import { differences } from './differences';
import {
  browserIds,
  browserNames,
  browsersLacking,
  compareVersions,
  firstVersion,
  oldestVersions,
} from './support';

const REPORT = 'docs/browsers.md';

/** Features that a browser needs to run the entry script: a module script, and the syntax in its code. */
const entryScript = [
  'html.elements.script.type.module',
  'javascript.operators.import',
  'javascript.operators.optional_chaining',
  'javascript.operators.nullish_coalescing',
];

/** Rows of the first table: a part of the site, and the browser features that this part needs. */
const siteParts: Readonly<Record<string, readonly string[]>> = {
  'The page is styled; without JavaScript, links, questions and forms work': [
    'http.headers.Content-Security-Policy.style-src',
    'css.types.clamp',
    'css.properties.gap.flex_context',
    'css.properties.inset',
    'css.properties.aspect-ratio',
    'css.selectors.focus-visible',
    'html.elements.details',
  ],
  'React hydrates the page and handles forms and navigation': [
    ...entryScript,
    'javascript.operators.nullish_coalescing_assignment',
    'javascript.builtins.String.replaceAll',
    'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
  ],
  // Browsers with invoker commands open the menu without the entry script, but these browsers are newer.
  'The menu opens': ['html.elements.dialog', 'api.HTMLDialogElement.showModal', ...entryScript],
  'The next page appears by a view transition': ['api.Document.startViewTransition'],
};

/** Returns docs/browsers.md with new tables between the comments `<!-- browsers -->` and `<!-- /browsers -->`. */
export function withTables(page: string): string {
  const firstVersions = (features: readonly string[]) =>
    browserIds.map((id) =>
      features
        .map((feature) => firstVersion(feature, id))
        .toSorted(compareVersions)
        .pop()!,
    );
  const partRows = Object.entries(siteParts).map(([name, features]) => [
    name,
    ...firstVersions(features),
  ]);
  const differenceRows = Object.entries(differences).map(([text, features]) => [
    text,
    [...new Set(features.flatMap(browsersLacking))].toSorted().join(', '),
  ]);
  const tables = [
    table(
      ['Part of the site', ...Object.values(browserNames)],
      [['**Oldest supported version**', ...Object.values(oldestVersions)], ...partRows],
    ),
    table(['Difference', 'Oldest supported browsers'], differenceRows, '---'),
  ];
  return replaceSection(page, 'browsers', tables.join('\n\n'));
}

// The condition is false when a test imports this module.
if (path.basename(process.argv[1] ?? '') === 'table.ts') {
  writeFileSync(REPORT, withTables(readFileSync(REPORT, 'utf8')));
}
