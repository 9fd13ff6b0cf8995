import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../tools/settings/currentSettings';
import { problemLines } from '../../tools/problem';
import { release } from '../../tools/release/release';
import { writePhoto } from '../support/photo';
import { changeFile, ownSettings, createFixtureFolders, writeSite } from './releaseFixture';

const { folder, photos } = createFixtureFolders();
const target = path.join(folder, 'dist');
beforeEach(() => rmSync(target, { recursive: true, force: true }));
const withInbox = { ...ownSettings, formEndpoint: '/_bandeja' };

/** Releases a small site. @param finishBuild changes the build, or throws if the build is to fail */
const runRelease = (
  settings: Settings = ownSettings,
  preview = false,
  finishBuild: (buildFolder: string) => void = () => {},
) =>
  release({
    settings,
    photos,
    target,
    preview,
    build: async (buildFolder) => {
      writeSite(buildFolder, settings);
      finishBuild(buildFolder);
    },
  });

test('R-OWNER-09a: a refused release lists the problems of settings and pages together, and leaves nothing to publish', async () => {
  const { problems, released } = await runRelease(withInbox, false, (buildFolder) =>
    changeFile(buildFolder, 'index.html', '"/contactanos"', '"/contacto"'),
  );
  expect(released).toBe(false);
  expect(problemLines(problems).join('\n')).toMatch(/_bandeja[^]*«\/contacto»/);
  expect(existsSync(target)).toBe(false);
  expect(readdirSync('.cache').filter((name) => name === `release-${process.pid}`)).toEqual([]);
});

test('a release whose build fails reports the reason', async () => {
  const { problems, released } = await runRelease(withInbox, true, () => {
    throw new Error('no se puede');
  });
  expect(released).toBe(false);
  expect(problemLines(problems).join('\n')).toMatch(/^.*_bandeja.*\n.*armar: no se puede.*$/);
});

test('R-OWNER-03b, R-OWNER-10a: a preview with an invalid setting is refused', async () => {
  const settings = { ...withInbox, siteUrl: 'www.otra.com.ar' };
  const { problems, released } = await runRelease(settings, true);
  expect(released).toBe(false);
  expect(problemLines(problems).join('\n')).toMatch(
    /^✗ siteUrl: "www.*no empieza con https.*\n.*_bandeja.*$/,
  );
  expect(existsSync(target)).toBe(false);
});

test('R-OWNER-09d: a release publishes the files of public/ that no page names, lists them, and leaves out those of an operating system', async () => {
  const unnamed = ['.well-known/x', 'IMG_2034.JPG', 'viejas/clientes.json'];
  const system = ['.DS_Store', '.well-known/Thumbs.db', 'viejas/._clientes.json', 'Desktop.ini'];
  const named = ['contacto.php', 'icon-512.png', 'folleto año.pdf'];
  const files = [...unnamed, ...system, ...named];
  const writeInto = (into: string) => {
    for (const name of ['viejas', '.well-known'])
      mkdirSync(path.join(into, name), { recursive: true });
    for (const file of files) writeFileSync(path.join(into, file), 'x');
  };
  writeInto(photos);
  const settings = { ...ownSettings, formEndpoint: '/contacto.php', multipartOnly: true };
  const { reminders, released } = await runRelease(settings, false, (buildFolder) => {
    writeInto(buildFolder);
    changeFile(buildFolder, 'index.html', '"/#faq"', '"/folleto año.pdf"');
  });
  for (const file of files) rmSync(path.join(photos, file));
  expect(released).toBe(true);
  expect(files.filter((file) => existsSync(path.join(target, file)))).toEqual([
    ...unnamed,
    ...named,
  ]);
  const [heading, ...listed] = reminders.join().split('\n  ');
  expect(heading).toMatch(/^De public\/ se publica también esto, que ninguna página nombra\. .*:$/);
  expect(listed.toSorted()).toEqual(unnamed.toSorted());
});

test.each<[place: 'reviews' | 'founderPicture', ...size: [number, number], needed: string]>([
  ['reviews', 150, 200, '768 × 555'],
  ['reviews', 767, 2000, '768 × 555'],
  ['reviews', 2000, 554, '768 × 555'],
  ['founderPicture', 639, 2000, '640 × 720'],
  ['founderPicture', 2000, 719, '640 × 720'],
])(
  'R-OWNER-15c: a release names a photo of %s with %i × %i pixels, and how many it needs',
  async (place, width, height, needed) => {
    await writePhoto(path.join(photos, 'chica.jpg'), width, height);
    const chica = { image: 'chica.jpg', alt: 'Ana' };
    const { reviews } = ownSettings;
    const { reminders, released } = await runRelease({
      ...ownSettings,
      [place]: place === 'reviews' ? [chica, ...reviews.slice(1)] : chica,
    });
    rmSync(path.join(photos, 'chica.jpg'));
    expect(released).toBe(true);
    expect(reminders).toEqual([
      `La foto «chica.jpg» mide ${width} × ${height} píxeles y puede verse borrosa: donde va hacen falta al menos ${needed}. Usá la original, no la que llegó por un chat.`,
    ]);
  },
);

test('R-OWNER-09d, R-OWNER-15c: a release without such files and photos has no reminder of them', async () => {
  expect((await runRelease()).reminders).toEqual([]);
});

test.each(['robots.txt', 'Sitemap.xml', '_headers', '.htaccess', '404.html', 'contactanos.html'])(
  'R-OWNER-09d: %s in public/, which the site itself writes, is refused with its place, also in a preview',
  async (file) => {
    writeFileSync(path.join(photos, file), 'x');
    const results = [await runRelease(), await runRelease(ownSettings, true)];
    rmSync(path.join(photos, file));
    expect(results.map(({ released }) => released)).toEqual([false, false]);
    for (const { problems } of results) {
      const sentence = `✗ El archivo ${file} lo escribe el sitio, y reemplazaría al tuyo: sacalo de public/ (public/${file}). Ejemplo: lo que dice se cambia en `;
      expect(problemLines(problems)).toEqual([expect.stringContaining(sentence)]);
    }
  },
);

describe('a release without problems', () => {
  test('R-OWNER-09a: it has the site', async () => {
    const { problems, released } = await runRelease();
    expect([problemLines(problems), released]).toEqual([[], true]);
    for (const file of ['index.html', '404.html'])
      expect(existsSync(path.join(target, file))).toBe(true);
  });

  test('R-OWNER-12a: it has the configuration of Apache', async () => {
    await runRelease();
    expect(existsSync(path.join(target, '.htaccess'))).toBe(true);
  });

  test('R-OWNER-12c: it has the headers for Cloudflare Pages and Netlify', async () => {
    await runRelease();
    expect(readFileSync(path.join(target, '_headers'), 'utf8')).toContain(
      'Strict-Transport-Security',
    );
  });
});
