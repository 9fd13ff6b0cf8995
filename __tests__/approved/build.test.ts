import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readSite, type BuiltPage } from '../../tools/release/builtSite';
import { siteRules } from '../../tools/build/headers';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { markAsPreview } from '../../tools/release/preview';
import {
  changedLines,
  markupOf,
  rulesOf,
  StyleNames,
  withoutHashes,
} from '../support/approvedText';
import { buildServer } from '../support/buildServer';
import { buildSite } from '../support/builds';
import { buildOwnSite } from '../support/ownSite';
import { temporaryFolder } from '../support/servers';
import { snapshotTest } from '../support/snapshotTest';

/**
 * Compares all that a build writes with the texts in `__snapshots__`, which a person has read. After an intended
 * change `npm run test:unit -- approved -u` renews them. The tests are skipped with other settings of the owner.
 */

/** A build takes 6 s on a quiet machine with two cores, and many times as long beside other work. */
const BUILD_TIMEOUT_MS = 240_000;

let dist = '';
let pages: ReturnType<typeof describePages>;
beforeAll(async () => {
  dist = await buildSite();
  pages = describePages(dist);
}, BUILD_TIMEOUT_MS);

const approved = snapshotTest(path.join(__dirname, '__snapshots__/settings.txt'));

/** Returns the pages of a build, home first. */
const pagesIn = (folder: string): readonly BuiltPage[] =>
  readSite(folder).pages.toSorted((one, other) => one.path.length - other.path.length);

/** Returns the markup and the style rules of each page. A rule is listed only for the first page that has it. */
function describePages(folder: string) {
  const names = new StyleNames();
  const pages = pagesIn(folder);
  pages.forEach(({ document }) => names.add(document));
  const listed = new Set<string>();
  return pages.map(({ file, document }) => {
    const css = document.querySelector('style')!.textContent!;
    const rules = rulesOf(css).filter((rule) => !listed.has(rule));
    rules.forEach((rule) => listed.add(rule));
    const markup = markupOf(document.documentElement, names);
    // Without a doctype browsers lay the page out as in the nineties («quirks mode»).
    const doctype = document.doctype ? `<!doctype ${document.doctype.name}>` : '';
    return { file, markup: `${doctype}\n${markup}`, styles: names.in(rules.join('\n')) };
  });
}

/** Returns the beginning of a file's hash. */
const sha256 = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

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
      if (file.endsWith('.webmanifest')) return [file, JSON.stringify(JSON.parse(text), null, 2)];
      if (file === 'licencias.txt')
        return [file, text.match(/^## \S+|^SIL OPEN FONT LICENSE/gm)!.join('\n')];
      return [
        file,
        withoutHashes(text)
          .replace(/^(Expires: ).*$/m, '$1#')
          .replaceAll('><', '>\n<'),
      ];
    });
}

approved.each(['index', '404', 'contactanos', 'acercaDeNosotros', 'paraAgenciasDeViaje'])(
  'R-SEO-01, R-SEO-02, R-SEO-04, R-TRUST-09, R-HOME-09, R-FOOT-05: the markup and the styles of %s.html',
  (name) => {
    const { markup, styles } = pages.find(({ file }) => file === `${name}.html`)!;
    expect(markup).toMatchSnapshot('markup');
    expect(styles).toMatchSnapshot('styles');
  },
);

approved('R-SEO-05, R-OWNER-13: robots.txt, manifest, site map, headers and licences', () => {
  for (const [file, text] of textFilesIn(dist)) expect(text).toMatchSnapshot(file);
});

test('R-OWNER-12: the configuration of each host', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'sha256-a+/='";
  const rules = siteRules(policy, ['/', '/acercaDeNosotros', '/contactanos']);
  const folder = temporaryFolder();
  const textsFor = (siteUrl: string) => {
    writePublished(folder, rules, siteUrl);
    return filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
  };
  const texts = textsFor('https://www.example.com');
  for (const [file, text] of texts) expect(text).toMatchSnapshot(file);
  const differences = textsFor('https://example.com').map(([file, text], index) =>
    [file, changedLines(texts[index]![1]!, text!)].join('\n'),
  );
  expect(differences.join('\n')).toMatchSnapshot('without www.');
  rmSync(folder, { recursive: true });
});

approved('R-DEV-11, R-SEC-05: type, caching and compression of each file', async () => {
  const server = createServer(buildServer(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const files = filesIn(dist);
  const rows = files
    .filter((file) => !isCopy(file))
    .map(async (file) => {
      const address = file.replace(/(^index|(?<!^404))\.html$/, '');
      const { port } = server.address() as AddressInfo;
      const { status, headers } = await fetch(`http://127.0.0.1:${port}/${address}`, {
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      const sent = ['content-type', 'cache-control', 'content-encoding'];
      const copies = files.filter((copy) => isCopy(copy) && copy.startsWith(`${file}.`));
      return [
        withoutHashes(`/${file}`),
        status,
        ...sent.map((name) => headers.get(name) || '-'),
        ...copies.map((copy) => path.extname(copy)),
        ...(existsSync(`public/${file}`) ? [sha256(path.join(dist, file))] : []),
      ].join('  ');
    });
  expect((await Promise.all(rows)).join('\n')).toMatchSnapshot();
  server.close().closeAllConnections();
});

approved('R-OWNER-10: what a preview adds to a page', () => {
  const folder = temporaryFolder();
  const file = 'contactanos.html';
  const read = (from: string) => readFileSync(path.join(from, file), 'utf8').replaceAll('>', '>\n');
  cpSync(path.join(dist, file), path.join(folder, file));
  markAsPreview(folder, [file]);
  expect(changedLines(read(dist), read(folder))).toMatchSnapshot();
  rmSync(folder, { recursive: true });
});

approved(
  'R-LIMIT-09, R-OWNER-02, R-OWNER-08, R-TRUST-07: the lines that differ in a build with other settings',
  async () => {
    const ownDist = await buildOwnSite();
    const contents = (folder: string) => [
      ...describePages(folder).map(({ file, markup }) => [file, markup] as const),
      ...textFilesIn(folder),
    ];
    const before = new Map(contents(dist));
    for (const [file, text] of contents(ownDist)) {
      const known = new Set(
        before
          .get(file)
          ?.split('\n')
          .map((line) => line.trim()),
      );
      const lines = text.split('\n').map((line) => line.trim());
      expect(lines.filter((line) => !known.has(line)).join('\n')).toMatchSnapshot(file);
    }
  },
  BUILD_TIMEOUT_MS,
);
