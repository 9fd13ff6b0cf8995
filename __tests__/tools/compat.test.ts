import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserIds, compareVersions, firstVersion } from '../../tools/compat/support';
import { withTables } from '../../tools/compat/table';

const root = path.resolve(__dirname, '../..');

/** Patterns of syntax that a browser has to parse, by the feature's path in browser-compat-data. */
const syntax: Readonly<Record<string, RegExp>> = {
  'javascript.operators.import': /\bimport\(/,
  'javascript.operators.optional_chaining': /\?\.[a-z[(]/i,
  'javascript.operators.nullish_coalescing': /\?\? /,
  'javascript.operators.nullish_coalescing_assignment': /\?\?=/,
  'javascript.classes.private_class_fields': /\bthis\.#/,
};

/** The code of the entry script with the modules that it imports, as a build compiles it, but not minified. */
const entryScript = buildSync({
  absWorkingDir: root,
  entryPoints: ['src/entry-client.ts'],
  bundle: true,
  format: 'esm',
  target: 'esnext',
  write: false,
}).outputFiles[0]!.text;

test.each(['The menu opens', 'React hydrates the page and handles forms and navigation'])(
  'R-SITE-11: the browsers of the row «%s» can run the entry script',
  (part) => {
    const needed = [
      'html.elements.script.type.module',
      ...Object.keys(syntax).filter((feature) => syntax[feature]!.test(entryScript)),
    ];
    expect(needed.length).toBeGreaterThan(2);
    const page = withTables(readFileSync(path.join(root, 'docs/browsers.md'), 'utf8'));
    const row = page.split('\n').find((line) => line.startsWith(`| ${part} |`))!;
    const versions = row.split(/ \| ?/).slice(1);
    const tooOld = browserIds.flatMap((id, index) =>
      needed
        .filter((feature) => compareVersions(firstVersion(feature, id), versions[index]!) > 0)
        .map((feature) => `${id} ${versions[index]} lacks ${feature}`),
    );
    expect(tooOld).toEqual([]);
  },
);
