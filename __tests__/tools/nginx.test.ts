import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/content/pages';
import { PATH_VARIANT_END } from '../../src/entry/canonicalUrl';
import { headersFile } from '../../tools/build/headers/headersFile';
import { siteRules } from '../../tools/build/headers/siteRules';

const paths = Object.values(pages).map((page) => page.path);
const rules = siteRules("default-src 'none'", paths);

/** The lines of the recipe's configuration, without their indentation. */
const recipe = /```nginx\n(.*?)```/s
  .exec(readFileSync(path.resolve(__dirname, '../../docs/nginx.md'), 'utf8'))![1]!
  .split('\n')
  .map((line) => line.trim());

const linesWith = (beginning: string) => recipe.filter((line) => line.startsWith(beginning));

test('R-OWNER-12b: the recipe for nginx sends each page, and leads every variant of its path to it', () => {
  const [home, ...others] = paths;
  const names = others.map((page) => page.slice(1)).join('|');
  expect(linesWith('location ~ ^/(')[0]).toBe(
    `location ~ ^/(${names})$ { try_files $uri.html =404; }`,
  );
  expect(linesWith('location ~*')).toEqual([
    `location ~* ^${PATH_VARIANT_END} { return 308 ${home}$is_args$args; }`,
    ...others.map(
      (page) => `location ~* ^${page}${PATH_VARIANT_END} { return 308 ${page}$is_args$args; }`,
    ),
  ]);
});

test('R-OWNER-12b: the recipe for nginx has the rules of the other hosts for caches, types and the 404 page', () => {
  expect(recipe).toEqual(
    expect.arrayContaining([
      `~\\.html$ "${rules.pageCache}";`,
      `~^${rules.assets.folder} "${rules.assets.cache}";`,
      `error_page 404 /${rules.notFound};`,
      `location = /${rules.notFound} { internal; }`,
    ]),
  );
  // For the other types nginx has the right one in its own mime.types.
  expect(linesWith('location = /manifest')).toEqual([
    `location = /manifest.webmanifest { types { } default_type ${rules.types['/manifest.webmanifest']}; }`,
  ]);
});

test('R-OWNER-12b: the first rule of _headers, from which the recipe for nginx takes its headers, has those of every response', () => {
  const [first] = headersFile(rules, rules.https).split(/\n(?=\S)/);
  expect(first!.split('\n')).toEqual([
    '/*',
    `  Content-Security-Policy: ${rules.policy}`,
    ...Object.entries({ ...rules.security, ...rules.https }).map(
      ([name, value]) => `  ${name}: ${value}`,
    ),
  ]);
});
