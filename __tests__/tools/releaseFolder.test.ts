import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Settings } from '../../tools/build/settings';
import { parseHtml, readSite } from '../../tools/release/builtSite';
import { policyProblems } from '../../tools/release/policyProblems';
import { problemLines } from '../../tools/release/problem';
import { release } from '../../tools/release/release';
import {
  changeFile,
  founder,
  placeholderSettings,
  ownSettings,
  fixtureFolders,
  writeSite,
} from './releaseFixture';

const today = new Date('2026-11-23T12:00:00Z');
const { folder, photos, site } = fixtureFolders();
const target = path.join(folder, 'dist');

describe('a release', () => {
  const run = (settings: Settings, preview = false, spoil?: (unfinished: string) => void) =>
    release({
      settings,
      founder: { image: 'founder', alt: '' },
      today,
      photos,
      target,
      preview,
      build: async (unfinished) => {
        writeSite(unfinished, settings);
        spoil?.(unfinished);
        return undefined;
      },
    });
  const html = (file: string) => readFileSync(path.join(target, file), 'utf8');

  test('R-OWNER-09: that is refused says all at once, of settings and pages, and leaves nothing to publish', async () => {
    for (const name of ['dist', 'deploy']) {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, 'old.html'), 'old');
    }
    const settings = { ...ownSettings, formEndpoint: '/_bandeja', reviewedOn: '2026-01' };
    const { problems, published } = await run(settings, false, (unfinished) =>
      changeFile(unfinished, 'index.html', '"/contactanos"', '"/contacto"'),
    );
    expect(published).toBe(false);
    expect(problemLines(problems).join('\n')).toMatch(/_bandeja[^]*10 meses[^]*«\/contacto»/);
    expect(existsSync(target)).toBe(false);
    expect(existsSync(path.join(folder, 'deploy'))).toBe(false);
    expect(readdirSync('.cache').filter((name) => name === `release-${process.pid}`)).toEqual([]);
  });

  test('whose pages cannot be built says so', async () => {
    const build = async () => 'no se puede';
    const wanted = { settings: ownSettings, founder, today, photos, target, preview: true, build };
    const { problems, published } = await release(wanted);
    expect(published).toBe(false);
    expect(problemLines(problems).at(-1)).toMatch(/construir: no se puede/);
  });

  test('R-OWNER-10: that is a preview goes out with all that is missing named, a ribbon, and no search engine', async () => {
    const { problems, published } = await run({ ...ownSettings, ...placeholderSettings }, true);
    expect(published).toBe(true);
    expect(problems.length).toBeGreaterThan(7);
    for (const { file, document } of readSite(target).pages) {
      // In capitals, because the app's updateDocumentHead removes «robots».
      expect(document.querySelectorAll('meta[name="ROBOTS"][content="noindex"]')).toHaveLength(1);
      expect(document.querySelector('body > .vista-previa')?.textContent).toMatch(
        /^Vista previa: /,
      );
      expect(document.querySelector('#root .vista-previa')).toBeNull();
      expect(brotliDecompressSync(readFileSync(path.join(target, `${file}.br`))).toString()).toBe(
        html(file),
      );
      expect(gunzipSync(readFileSync(path.join(target, `${file}.gz`))).toString()).toBe(html(file));
    }
    expect(html('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(html('_headers')).toContain('X-Robots-Tag: noindex');
    expect(policyProblems(readSite(target), { ...ownSettings, ...placeholderSettings })).toEqual(
      [],
    );
  });

  test('R-OWNER-03, R-OWNER-10: that is a preview is refused for a setting that cannot be used', async () => {
    const { problems, published } = await run({ ...ownSettings, siteUrl: 'www.otra.com.ar' }, true);
    expect(published).toBe(false);
    expect(problemLines(problems)[0]).toMatch(/^✗ siteUrl: "www.*no empieza con https/);
    expect(problemLines(problems).join()).not.toMatch(/Falta el archivo/);
    expect(existsSync(target)).toBe(false);
  });

  test.each([
    'luz.jpg',
    'IMG_2034.JPG',
    'IMG 7.HEIC',
    'viejas/luz.png',
    'assets/luz.jpg',
    'prueba.mov',
    ...['m4v', 'webm', '3gp', 'MTS'].map((type) => `video.${type}`),
    ...['dng', 'cr2', 'CR3', 'nef', 'arw', 'raf', 'orf', 'rw2', 'hif'].map(
      (type) => `cruda.${type}`,
    ),
  ])(
    'R-OWNER-10, R-OWNER-15: names %s, which no page shows, and leaves it out even of a preview',
    async (file) => {
      const { problems, published } = await run(ownSettings, true, (unfinished) => {
        mkdirSync(path.join(unfinished, 'viejas'));
        writeFileSync(path.join(unfinished, file), 'x');
      });
      expect(problemLines(problems)).toContainEqual(
        expect.stringContaining(`La foto ${file} no está en ninguna`),
      );
      expect(published).toBe(true);
      expect(existsSync(path.join(target, 'ana.jpg'))).toBe(true);
      expect(existsSync(path.join(target, file))).toBe(false);
    },
  );

  test('publishes the files that a search engine or a host asks for', async () => {
    const files = ['google1a2b.html', 'CNAME', 'icon-512.png', 'favicon.svg'];
    const { problems } = await run(ownSettings, true, (unfinished) => {
      for (const file of files) writeFileSync(path.join(unfinished, file), '<!doctype html><p>x');
    });
    expect(problemLines(problems).join()).not.toMatch(/La foto|google|CNAME|icon/);
    expect(readdirSync(target)).toEqual(expect.arrayContaining(files));
  });

  test('keeps what React takes over as it was built', async () => {
    await run(ownSettings, true);
    const root = (text: string) => parseHtml(text).getElementById('root')?.outerHTML;
    expect(root(html('index.html'))).toBe(
      root(readFileSync(path.join(site, 'index.html'), 'utf8')),
    );
  });
});

test('R-OWNER-09, R-OWNER-12: a release with nothing wrong is published, with what each host reads', async () => {
  const build = async (unfinished: string) => void writeSite(unfinished);
  const wanted = { settings: ownSettings, founder, today, photos, target, preview: false, build };
  const { problems, published } = await release(wanted);
  expect(problemLines(problems)).toEqual([]);
  expect(published).toBe(true);
  for (const file of ['index.html', '404.html', '_headers', '_redirects', '.htaccess'])
    expect(existsSync(path.join(target, file))).toBe(true);
  expect(readFileSync(path.join(target, '_headers'), 'utf8')).toContain(
    'Strict-Transport-Security',
  );
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).not.toContain('vista-previa');
  expect(readdirSync(path.join(folder, 'deploy')).toSorted()).toEqual(['LEEME.md', 'nginx.conf']);
});
