import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { previewRibbon } from '../../src/content/site';
import { readSite } from '../../tools/release/builtSite';
import { contentSecurityPolicy } from '../../tools/build/headers/policy';
import { siteRules } from '../../tools/build/headers/siteRules';
import { writeHostFiles } from '../../tools/release/hosts/writeHostFiles';
import { changedLines, withoutValues } from '../support/approvedText';
import { build, buildSite } from '../support/builds';
import { serveForSuite } from '../support/localServer';
import { temporaryFolder } from '../support/temporaryFolder';

/**
 * Compares the texts that a build writes beside its pages with those in `__snapshots__`, which a person has read. After an intended
 * change `npm run test:unit -- approved -u` renews them. The settings are those of `__tests__/fixedSettings`.
 */

let dist = '';
beforeAll(async () => {
  dist = await buildSite();
});

/** Returns the pages of a build, home first. */
const pagesIn = (folder: string) =>
  readSite(folder).pages.toSorted((one, other) => one.path.length - other.path.length);

/** Returns a page as lines that end with a tag or a style rule, without the classes of its elements. */
const linesIn = (folder: string, file: string) =>
  withoutValues(readFileSync(path.join(folder, file), 'utf8'))
    .replace(/ class="[^"]*"/g, '')
    .replace(/css-\w+/g, 'css-#')
    .replace(/[>}]/g, '$&\n');

const isCopy = (file: string) => /\.(br|gz)$/.test(file);

/** Returns the files of a build, without their compressed copies. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();

/** Returns the texts of a build that no page contains: headers, manifest, site map, the licences' headings. */
function textFilesIn(folder: string): [file: string, text: string][] {
  return filesIn(folder)
    .filter((file) => /^(_\w+|.*\.(txt|xml|webmanifest))$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (file.endsWith('.webmanifest'))
        return [file, withoutValues(JSON.stringify(JSON.parse(text), null, 2))];
      if (file === 'licencias.txt')
        return [file, text.match(/^## \S+|^SIL OPEN FONT LICENSE/gm)!.join('\n')];
      return [
        file,
        withoutValues(text)
          .replace(/^(Expires: ).*$/m, '$1#')
          .replaceAll('><', '>\n<'),
      ];
    });
}

test('R-SEO-05, R-OWNER-13: robots.txt, manifest, site map, headers and licences', () => {
  for (const [file, text] of textFilesIn(dist)) expect(text).toMatchSnapshot(file);
});

test('R-OWNER-12a, R-OWNER-12c: the configuration of each host', () => {
  const folder = temporaryFolder();
  const policy = contentSecurityPolicy(['p{}'], 'https://forms.example/f/x');
  const rules = siteRules(
    policy,
    readSite(dist).pages.map((page) => page.path),
  );
  const textsFor = (siteUrl: string) => {
    writeHostFiles(folder, rules, siteUrl);
    return filesIn(folder).map((file) => {
      const text = withoutValues(readFileSync(path.join(folder, file), 'utf8'));
      if (file !== '_headers') return [file, text];
      return [file, changedLines(withoutValues(readFileSync(path.join(dist, file), 'utf8')), text)];
    });
  };
  const texts = textsFor('https://www.example.com');
  for (const [file, text] of texts) expect(text).toMatchSnapshot(file);
  const differences = textsFor('https://example.com').map(([file, text], index) =>
    [file, changedLines(texts[index]![1]!, text!)].join('\n'),
  );
  expect(differences.join('\n')).toMatchSnapshot('without www.');
});

test('R-DEV-11, R-SEC-05: type, caching and compression of each file', async () => {
  const origin = await serveForSuite({ OUT_DIR: dist });
  const files = filesIn(dist);
  const rows = files
    .filter((file) => !isCopy(file))
    .map(async (file) => {
      const address = file.replace(/(^index|(?<!^404))\.html$/, '');
      const { status, headers } = await fetch(`${origin}/${address}`, {
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      const sent = ['content-type', 'cache-control', 'content-encoding'];
      const copies = files.filter((copy) => isCopy(copy) && copy.startsWith(`${file}.`));
      return [
        withoutValues(`/${file}`),
        status,
        ...sent.map((name) => headers.get(name) || '-'),
        ...copies.map((copy) => path.extname(copy)),
      ].join('  ');
    });
  // Sorted without the hashes, which change with the content.
  expect((await Promise.all(rows)).toSorted().join('\n')).toMatchSnapshot();
});

test('R-OWNER-10b: what a preview adds to each page, and to no script of another build', async () => {
  const preview = await build({ FORM_ENDPOINT: '/_bandeja', PREVIEW: 'true' });
  const additions = pagesIn(dist).map(({ file }) =>
    changedLines(linesIn(dist, file), linesIn(preview, file)),
  );
  expect([...new Set(additions)].join('\n\n')).toMatchSnapshot();
  const scriptsWithRibbon = (folder: string) =>
    filesIn(folder).filter(
      (file) =>
        /\.js$/.test(file) && readFileSync(path.join(folder, file), 'utf8').includes(previewRibbon),
    );
  expect([scriptsWithRibbon(preview).length, scriptsWithRibbon(dist)]).toEqual([1, []]);
  // A crawler has to be allowed to read a page to see its noindex.
  expect(linesIn(preview, 'robots.txt')).toBe(linesIn(dist, 'robots.txt'));
});
