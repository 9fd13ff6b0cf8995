import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../../src/content/pages';
import type { Settings } from '../../tools/build/settings';
import { readSite } from '../../tools/release/builtSite';
import { siteProblems } from '../../tools/release/siteProblems';
import { problemLines } from '../../tools/problem';
import { release } from '../../tools/release/release';
import {
  changeFile,
  placeholderSettings,
  ownSettings,
  createFixtureFolders,
  writeSite,
} from './releaseFixture';

const today = new Date('2026-11-23T12:00:00Z');
const { folder, photos } = createFixtureFolders();
const target = path.join(folder, 'dist');

describe('the release folder', () => {
  const runRelease = (
    settings: Settings,
    preview = false,
    changeBuild?: (buildFolder: string) => void,
  ) =>
    release({
      settings,
      today,
      photos,
      target,
      preview,
      build: async (buildFolder) => {
        writeSite(buildFolder, settings);
        changeBuild?.(buildFolder);
        return undefined;
      },
    });
  const readTarget = (file: string) => readFileSync(path.join(target, file), 'utf8');

  test('R-OWNER-09: a refused release lists the problems of settings and pages together, and leaves nothing to publish', async () => {
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'old.html'), 'old');
    const settings = { ...ownSettings, formEndpoint: '/_bandeja', reviewedOn: '2027-01' };
    const { problems, published } = await runRelease(settings, false, (buildFolder) =>
      changeFile(buildFolder, 'index.html', '"/contactanos"', '"/contacto"'),
    );
    expect(published).toBe(false);
    expect(problemLines(problems).join('\n')).toMatch(
      /_bandeja[^]*no llegó: 2027-01[^]*«\/contacto»/,
    );
    expect(existsSync(target)).toBe(false);
    expect(readdirSync('.cache').filter((name) => name === `release-${process.pid}`)).toEqual([]);
  });

  test('a release whose build fails reports the reason', async () => {
    const build = async () => 'no se puede';
    const options = { settings: ownSettings, today, photos, target, preview: true, build };
    const { problems, published } = await release(options);
    expect(published).toBe(false);
    expect(problemLines(problems).at(-1)).toMatch(/construir: no se puede/);
  });

  test('R-OWNER-10: a preview is published with a list of its problems, and each page has a ribbon and noindex', async () => {
    const { problems, published } = await runRelease(
      { ...ownSettings, ...placeholderSettings },
      true,
    );
    expect(published).toBe(true);
    expect(problemLines(problems).join()).toMatch(/brand sigue con el dato de ejemplo/);
    const builtPages = readSite(target).pages;
    expect(builtPages.map((page) => page.path).toSorted()).toEqual(
      ['/404', ...Object.values(pages).map((page) => page.path)].toSorted(),
    );
    for (const { file, document } of builtPages) {
      // In capitals, because `updateDocumentHead` of the app removes `meta[name=robots]`.
      expect(document.querySelectorAll('meta[name="ROBOTS"][content="noindex"]')).toHaveLength(1);
      expect(document.querySelector('body > .vista-previa')?.textContent).toMatch(
        /^Vista previa: /,
      );
      expect(document.querySelector('#root .vista-previa')).toBeNull();
      expect(brotliDecompressSync(readFileSync(path.join(target, `${file}.br`))).toString()).toBe(
        readTarget(file),
      );
      expect(gunzipSync(readFileSync(path.join(target, `${file}.gz`))).toString()).toBe(
        readTarget(file),
      );
    }
    expect(readTarget('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(readTarget('_headers')).toContain('X-Robots-Tag: noindex');
    expect(siteProblems(readSite(target), placeholderSettings.siteUrl)).toEqual([]);
  });

  test('R-OWNER-03, R-OWNER-10: a preview with an invalid setting is refused', async () => {
    const { problems, published } = await runRelease(
      { ...ownSettings, siteUrl: 'www.otra.com.ar' },
      true,
    );
    expect(published).toBe(false);
    expect(problemLines(problems)[0]).toMatch(/^✗ siteUrl: "www.*no empieza con https/);
    expect(problemLines(problems).join()).not.toMatch(/Falta el archivo/);
    expect(existsSync(target)).toBe(false);
  });

  test('R-OWNER-10, R-OWNER-15: a preview reports photos and videos that no page shows, and does not publish them', async () => {
    const strays = [
      ...['IMG 7.HEIC', 'IMG_2034.JPG', 'assets/luz.jpg', 'viejas/luz.png', 'video.MTS'],
      ...(
        'jpg jpeg jfif png gif webp avif heic heif hif jxl tif tiff bmp ' +
        'dng crw cr2 cr3 nef nrw arw sr2 srf raf orf rw2 raw rwl pef srw x3f gpr ' +
        'mov mp4 m4v 3gp 3g2 webm mkv avi wmv mpg mpeg mts m2ts'
      )
        .split(' ')
        .map((type) => `luz.${type}`),
    ];
    const { problems, published } = await runRelease(ownSettings, true, (buildFolder) => {
      mkdirSync(path.join(buildFolder, 'viejas'));
      for (const file of strays) writeFileSync(path.join(buildFolder, file), 'x');
    });
    expect(
      problems.map(({ what }) => /^La foto (.+) no está en ninguna/.exec(what)?.[1]).toSorted(),
    ).toEqual(strays.toSorted());
    expect(published).toBe(true);
    expect(existsSync(path.join(target, 'ana.jpg'))).toBe(true);
    expect(strays.filter((file) => existsSync(path.join(target, file)))).toEqual([]);
  });

  test('a preview publishes files for search engines and hosts, and the icons', async () => {
    const files = ['google1a2b.html', 'CNAME', 'icon-512.png', 'favicon.svg'];
    const { problems } = await runRelease(ownSettings, true, (buildFolder) => {
      for (const file of files) writeFileSync(path.join(buildFolder, file), '<!doctype html><p>x');
    });
    expect(problemLines(problems).join()).not.toMatch(/La foto|google|CNAME|icon/);
    expect(readdirSync(target)).toEqual(expect.arrayContaining(files));
  });
});

test('R-OWNER-09, R-OWNER-12: a release without problems is published with the configuration files of the hosts', async () => {
  const build = async (buildFolder: string) => void writeSite(buildFolder);
  const options = { settings: ownSettings, today, photos, target, preview: false, build };
  const { problems, published } = await release(options);
  expect(problemLines(problems)).toEqual([]);
  expect(published).toBe(true);
  for (const file of ['index.html', '404.html', '_headers', '_redirects', '.htaccess'])
    expect(existsSync(path.join(target, file))).toBe(true);
  expect(readFileSync(path.join(target, '_headers'), 'utf8')).toContain(
    'Strict-Transport-Security',
  );
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).not.toContain('vista-previa');
});
