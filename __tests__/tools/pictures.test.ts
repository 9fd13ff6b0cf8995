import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';
import type * as Settings from '../../tools/build/settings';
import { addressesOf, copiesOf } from '../../tools/build/photos';
import { photoLine, PHOTO_LIMIT_MB, pictureProblem } from '../../tools/build/pictures';
import { writePhoto } from '../support/photo';

const photosFolder = mkdtempSync(path.join(tmpdir(), 'public-'));
const inFolder = (name: string) => path.join(photosFolder, name);
const photoNamed = (name: string): Picture => ({
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
afterAll(() => rmSync(photosFolder, { recursive: true }));

test('R-OWNER-15: drawings and existing photos have no problem', async () => {
  const pictures: Picture[] = [{ image: 'founder', alt: 'Ana' }, photoNamed('ana')];
  for (const picture of pictures)
    expect(await pictureProblem(picture, photosFolder)).toBeUndefined();
});

test('R-OWNER-03: the problem of a missing photo is one sentence with the photo’s name', async () => {
  expect(await pictureProblem(photoNamed('beto'), photosFolder)).toMatch(
    /^La foto «beto\.jpg» .*no está en .*\.$/,
  );
});

test('R-OWNER-15: the problem of a missing photo names a file that differs only in upper and lower case', async () => {
  writeFileSync(inFolder('Eva.JPG'), '');
  expect(await pictureProblem(photoNamed('eva'), photosFolder)).toMatch(
    /no está en .*: ahí se llama Eva\.JPG\.$/,
  );
});

test.each(['jpg', 'png', 'webp', 'avif'])(
  'R-OWNER-03: a truncated .%s photo is refused',
  async (type) => {
    const name = `mitad.${type}`;
    await writePhoto(inFolder(name), 120, 30);
    truncateSync(inFolder(name), Math.floor(statSync(inFolder(name)).size * 0.9));
    expect(await pictureProblem({ image: name, width: 120, height: 30 }, photosFolder)).toMatch(
      /^La foto «mitad\.\w+» .* no se puede abrir entera: copiala de nuevo, o .*\.$/,
    );
  },
);

test('R-OWNER-15: the suggested code of a photo has the size of the file and keeps the link', async () => {
  const link = 'https://www.example.com/resena';
  expect(await photoLine({ ...photoNamed('ana'), width: 1, height: 1, link }, photosFolder)).toBe(
    `{ image: 'ana.jpg', width: 1200, height: 300, alt: 'Ana', link: '${link}' }`,
  );
});

test.each(['mi foto', 'fotos/ana', 'ñandú', '../ana'])(
  'R-OWNER-03: «%s» is refused as a photo’s name',
  async (name) => {
    expect(await pictureProblem(photoNamed(name), photosFolder)).toMatch(
      /^La foto «.*nombre simple/,
    );
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
])('R-OWNER-03, R-OWNER-15: the photo %j is refused with the reason', async (picture, problem) => {
  expect(await pictureProblem(picture, photosFolder)).toMatch(problem);
});

describe('copies of a photo', () => {
  const cache = inFolder('copias');
  const makeCopies = () => copiesOf(inFolder('ana.jpg'), 1200, cache);

  test('R-OWNER-15: each copy is smaller than the photo, upright and without EXIF data', async () => {
    expect((await sharp(inFolder('ana.jpg')).metadata()).exif).toBeDefined();
    const copies = await makeCopies();
    expect(copies).toHaveLength(4);
    for (const { file, width, kind } of copies) {
      const { exif, orientation, ...copy } = await sharp(file).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(copy).toMatchObject({ width, height: width / 4 });
      expect(copy.format).toBe(kind === 'avif' ? 'heif' : 'webp');
      expect(statSync(file).size).toBeLessThan(statSync(inFolder('ana.jpg')).size);
    }
  });

  test('R-OWNER-15: copies have two widths and two formats, and their URLs change with the photo', async () => {
    const { avif, webp, src } = addressesOf(await makeCopies());
    const urlPattern = String.raw`\/assets\/foto[0-9a-f]{6}-[0-9a-f]{8}`;
    expect(avif).toMatch(RegExp(`^${urlPattern}-480\\.avif 480w,${urlPattern}-960\\.avif 960w$`));
    expect(webp).toMatch(RegExp(`^${urlPattern}-480\\.webp 480w,${urlPattern}-960\\.webp 960w$`));
    expect(src).toMatch(RegExp(`^${urlPattern}-960\\.webp$`));
    await writePhoto(inFolder('otra.jpg'), 1200, 200);
    const other = addressesOf(await copiesOf(inFolder('otra.jpg'), 1200, cache));
    const hashOf = (url: string) => url.split('-')[1];
    expect(hashOf(other.src)).not.toBe(hashOf(src));
  });

  test('R-OWNER-15: an existing copy is not written again', async () => {
    const [first] = await makeCopies();
    const { mtimeMs } = statSync(first!.file);
    await makeCopies();
    expect(statSync(first!.file).mtimeMs).toBe(mtimeMs);
  });

  test('R-OWNER-15: no copy is wider than the photo', async () => {
    await writePhoto(inFolder('chica.jpg'), 300, 200);
    const copies = await copiesOf(inFolder('chica.jpg'), 300, cache);
    expect(copies.map(({ width, kind }) => [width, kind])).toEqual([
      [300, 'avif'],
      [300, 'webp'],
    ]);
  });
});

test('R-OWNER-03: a build lists every photo with a problem, each once', async () => {
  const BUSINESS = '../../src/config/business';
  let plugin!: { config: (config: object, env: object) => Promise<void> };
  jest.isolateModules(() => {
    const actual = jest.requireActual<object>(BUSINESS);
    const reviews = [
      photoNamed('ana-1'),
      photoNamed('ana-2'),
      { image: 'postcard-1', alt: 'Postal' },
    ];
    jest.doMock(BUSINESS, () => ({ ...actual, reviews, founderPicture: photoNamed('ana-1') }));
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
