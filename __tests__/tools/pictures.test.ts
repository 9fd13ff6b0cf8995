import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';
import type * as Settings from '../../tools/build/settings';
import { addressesOf, copiesOf } from '../../tools/build/photos';
import { photoLine, PHOTO_LIMIT_MB, pictureProblem } from '../../tools/build/pictures';
import { writePhoto } from '../support/photo';

const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
const inFolder = (name: string) => path.join(folder, name);
const photo = (name: string): Picture => ({
  image: `${name}.jpg`,
  width: 1200,
  height: 300,
  alt: 'Ana',
});

beforeAll(async () => {
  await writePhoto(inFolder('ana.jpg'), 1200, 300);
  writeFileSync(inFolder('rota.jpg'), 'esto no es una foto');
  writeFileSync(inFolder('pesada.jpg'), '');
  truncateSync(inFolder('pesada.jpg'), PHOTO_LIMIT_MB * 2 ** 20 + 1);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('R-OWNER-15: drawings, and photos that are there, can be shown', async () => {
  const pictures: Picture[] = [{ image: 'founder', alt: 'Ana' }, photo('ana')];
  for (const picture of pictures) expect(await pictureProblem(picture, folder)).toBeUndefined();
});

test('R-OWNER-03: a photo that is not there stops the build with one sentence that names it', async () => {
  expect(await pictureProblem(photo('beto'), folder)).toMatch(
    /^La foto «beto\.jpg» .*no está en .*\.$/,
  );
});

test('R-OWNER-15: a file that has the name but for its capital letters is named', async () => {
  writeFileSync(inFolder('Eva.JPG'), '');
  expect(await pictureProblem(photo('eva'), folder)).toMatch(
    /no está en .*: ahí se llama Eva\.JPG\.$/,
  );
});

test.each(['jpg', 'png', 'webp', 'avif'])(
  'R-OWNER-03: a .%s of which only a part was copied stops the build',
  async (type) => {
    const name = `mitad.${type}`;
    await writePhoto(inFolder(name), 120, 30);
    truncateSync(inFolder(name), Math.floor(statSync(inFolder(name)).size * 0.9));
    expect(await pictureProblem({ image: name, width: 120, height: 30 }, folder)).toMatch(
      /^La foto «mitad\.\w+» .* no se puede abrir entera: copiala de nuevo, o .*\.$/,
    );
  },
);

test('R-OWNER-15: the line with the right size keeps what was written, a link too', async () => {
  const link = 'https://www.example.com/resena';
  expect(await photoLine({ ...photo('ana'), width: 1, height: 1, link }, folder)).toBe(
    `{ image: 'ana.jpg', width: 1200, height: 300, alt: 'Ana', link: '${link}' }`,
  );
});

test.each(['mi foto', 'fotos/ana', 'ñandú', '../ana'])(
  'R-OWNER-03: «%s» is no plain name',
  async (name) => {
    expect(await pictureProblem(photo(name), folder)).toMatch(/^La foto «.*nombre simple/);
  },
);

test.each([
  [
    { image: 'ana.jpg', width: 1200, height: 300, alt: 5 },
    / un alt sin comillas: poné alt: '5'\.$/,
  ],
  [{ image: 'founder', alt: 5 }, /^La foto «founder» .* un alt sin comillas/],
  [{ image: 'ana' }, /\.jpg, \.jpeg, \.png/],
  [{ image: 'ana.JPG' }, /en minúsculas/],
  [{ image: 'postcard2' }, /\.jpg, \.jpeg, \.png/],
  [{ image: 'ana.jpg' }, /ancho y su alto/],
  [{ image: 'ana.jpg', width: 4, height: 0 }, /ancho y su alto/],
  [{ image: 'ana.jpg', width: '4px', height: 3 }, /ancho y su alto/],
  // The size before the rotation that the photo's EXIF data ask for.
  [{ image: 'ana.jpg', width: 300, height: 1200 }, /poné width: 1200, height: 300\.$/],
  [{ image: 'rota.jpg', width: 4, height: 3 }, /guardala otra vez como \.jpg/],
  [{ image: 'pesada.jpg', width: 4, height: 3 }, /pesa 16 MB y puede pesar 15/],
])('R-OWNER-03, R-OWNER-15: %j stops the build with what is missing', async (written, wrong) => {
  expect(await pictureProblem(written, folder)).toMatch(wrong);
});

describe('a photo’s copies', () => {
  const cache = inFolder('copias');
  const make = () => copiesOf(inFolder('ana.jpg'), 1200, cache);

  test('R-OWNER-15: are small, upright, and know nothing of where it was taken', async () => {
    expect((await sharp(inFolder('ana.jpg')).metadata()).exif).toBeDefined();
    for (const { file, width, kind } of await make()) {
      const { exif, orientation, ...copy } = await sharp(file).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(copy).toMatchObject({ width, height: width / 4 });
      expect(copy.format).toBe(kind === 'avif' ? 'heif' : 'webp');
      expect(statSync(file).size).toBeLessThan(statSync(inFolder('ana.jpg')).size);
    }
  });

  test('R-OWNER-15: come in two widths and two formats, under names that change with the photo', async () => {
    const { avif, webp, src } = addressesOf(await make());
    const address = String.raw`\/assets\/ana-[\w-]{8}`;
    expect(avif).toMatch(RegExp(`^${address}-480\\.avif 480w,${address}-960\\.avif 960w$`));
    expect(webp).toMatch(RegExp(`^${address}-480\\.webp 480w,${address}-960\\.webp 960w$`));
    expect(src).toMatch(RegExp(`^${address}-960\\.webp$`));
    await writePhoto(inFolder('otra.jpg'), 1200, 200);
    const other = addressesOf(await copiesOf(inFolder('otra.jpg'), 1200, cache));
    expect(other.src.replace('otra', 'ana')).not.toBe(src);
  });

  test('R-OWNER-15: are made once', async () => {
    const [first] = await make();
    const { mtimeMs } = statSync(first!.file);
    await make();
    expect(statSync(first!.file).mtimeMs).toBe(mtimeMs);
  });

  test('R-OWNER-15: are never wider than the photo', async () => {
    await writePhoto(inFolder('chica.jpg'), 300, 200);
    const copies = await copiesOf(inFolder('chica.jpg'), 300, cache);
    expect(copies.map(({ width, kind }) => [width, kind])).toEqual([
      [300, 'avif'],
      [300, 'webp'],
    ]);
  });
});

test('R-OWNER-03: a build names every photo that cannot be shown, not the first alone', async () => {
  const BUSINESS = '../../src/config/business';
  let plugin!: { config: (config: object, env: object) => Promise<void> };
  jest.isolateModules(() => {
    const actual = jest.requireActual<object>(BUSINESS);
    const reviews = [photo('ana-1'), photo('ana-2'), { image: 'postcard-1', alt: 'Postal' }];
    jest.doMock(BUSINESS, () => ({ ...actual, reviews, founderPicture: photo('ana-1') }));
    const { checkSettings } = jest.requireActual<typeof Settings>('../../tools/build/settings');
    plugin = checkSettings() as typeof plugin;
  });
  jest.dontMock(BUSINESS);
  const { message } = await plugin.config({}, {}).then(
    () => ({ message: '' }),
    (error: Error) => error,
  );
  expect(message.split('\n')).toEqual([
    expect.stringContaining('«ana-1.jpg»'),
    expect.stringContaining('«ana-2.jpg»'),
  ]);
});
