import { mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../src/content/derived/pictures';
import { checkSettings } from '../../tools/settings/checkSettings';
import { currentSettings } from '../../tools/settings/currentSettings';
import {
  addressesOf,
  copiesOf,
  IMAGE_BUDGET,
  photos,
  writeCopy,
} from '../../tools/build/images/photoCopies';
import { pictureProblems, type WrittenPicture } from '../../tools/settings/pictureProblems';
import { problemLines } from '../../tools/problem';
import { listen } from '../support/localServer';
import { writePhoto } from '../support/photo';
import { temporaryFolder } from '../support/temporaryFolder';

const photosFolder = temporaryFolder();
const inFolder = (name: string) => path.join(photosFolder, name);
const photoNamed = (name: string): Picture => ({ image: `${name}.jpg`, alt: 'Ana' });

beforeAll(async () => {
  await writePhoto(inFolder('ana.jpg'), 1200, 300);
  writeFileSync(inFolder('rota.jpg'), 'esto no es una foto');
});

/** Returns the line with which a build or a release refuses a picture; '' if the picture is right. */
const refusalOf = async (picture: WrittenPicture) =>
  problemLines(await pictureProblems([picture], photosFolder)).join();

test('R-OWNER-15a: a photo whose name has another letter case is found on no system', async () => {
  writeFileSync(inFolder('Eva.JPG'), '');
  expect(await refusalOf(photoNamed('eva'))).toMatch(/no está en .*: ahí se llama Eva\.JPG \(/);
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])(
  'R-OWNER-15a: a truncated .%s photo is refused',
  async (type) => {
    const name = `mitad.${type}`;
    await writePhoto(inFolder(name), 120, 30);
    truncateSync(inFolder(name), Math.floor(statSync(inFolder(name)).size * 0.9));
    expect(await refusalOf({ image: name })).toMatch(
      /^✗ La foto «mitad\.\w+» no se puede abrir entera: copiala de nuevo, o .*/,
    );
  },
);

test.each<[WrittenPicture, RegExp]>([
  ...['mi foto', 'fotos/ana', 'ñandú', '../ana'].map((name): [WrittenPicture, RegExp] => [
    { image: `${name}.jpg` },
    /necesita un nombre simple/,
  ]),
  [{ image: 'ana' }, /\.jpg, \.jpeg, \.png/],
  [{ image: 'ana.JPG' }, /en minúsculas/],
  [{ image: 'postcard2' }, /\.jpg, \.jpeg, \.png/],
  [{ image: 'beto.jpg' }, /^✗ La foto «beto\.jpg» no está en /],
  [{ image: 'rota.jpg' }, /guardala otra vez como \.jpg/],
])('R-OWNER-15a: the photo %j is refused with the reason', async (picture, reason) => {
  expect(await refusalOf(picture)).toMatch(reason);
});

/** A copy that is less like its photo shows its compression: coloured blocks, blurred letters. */
const MIN_LIKENESS_DB = 32;

/** Returns the likeness of an image to another of the same size: the peak signal-to-noise ratio, in dB. */
async function likenessOf(file: string, original: Sharp): Promise<number> {
  const [copied, wanted] = await Promise.all(
    [sharp(file), original].map((image) => image.removeAlpha().raw().toBuffer()),
  );
  const squares = copied!.reduce((sum, value, index) => sum + (value - wanted![index]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / copied!.length));
}

describe('copies of a photo', () => {
  const cache = inFolder('copias');
  const makeCopies = () => copiesOf(inFolder('ana.jpg'), cache);

  test('R-OWNER-15b: each copy is smaller than the photo, upright and without EXIF data', async () => {
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

  test('R-OWNER-15b: copies have two widths and two formats, and their URLs change with the photo', async () => {
    const { avif, webp, src } = addressesOf(await makeCopies());
    const urlPattern = String.raw`\/assets\/foto-[0-9a-f]{8}`;
    expect(avif).toMatch(RegExp(`^${urlPattern}-480\\.avif 480w,${urlPattern}-960\\.avif 960w$`));
    expect(webp).toMatch(RegExp(`^${urlPattern}-480\\.webp 480w,${urlPattern}-960\\.webp 960w$`));
    expect(src).toMatch(RegExp(`^${urlPattern}-960\\.webp$`));
    mkdirSync(inFolder('otra'));
    await writePhoto(inFolder('otra/ana.jpg'), 1200, 200);
    const other = addressesOf(await copiesOf(inFolder('otra/ana.jpg'), cache));
    expect(other.src).not.toBe(src);
  });

  test('an existing copy is not written again, and npm run dev sends it', async () => {
    const [copy] = await makeCopies();
    writeFileSync(copy!.file, 'copia');
    await makeCopies();
    let send!: RequestListener;
    const middlewares = { use: (handler: RequestListener) => (send = handler) };
    const plugin = photos(cache) as unknown as { configureServer: (dev: object) => void };
    plugin.configureServer({ middlewares });
    const response = await fetch((await listen(send)) + copy!.url);
    expect(await response.text()).toBe('copia');
  });

  test('R-OWNER-15b: a copy of a photo with very much detail is within the weight limit of images', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    await sharp({ create: { width: 960, height: 420, channels: 3, background: '#888', noise } })
      .png()
      .toFile(inFolder('detalle.png'));
    const file = inFolder('detalle.webp');
    await writeCopy(inFolder('detalle.png'), { url: '', file, width: 960, kind: 'webp' });
    expect(statSync(file).size).toBeLessThanOrEqual(IMAGE_BUDGET);
  });

  test('R-OWNER-15b: each copy is like the photo', async () => {
    // Letters and drawn edges, which a low quality blurs first.
    const photo = path.resolve('public/compartir.jpg');
    const copies = await copiesOf(photo, cache);
    const unlike = await Promise.all(
      copies.map(async ({ file, width, kind }) => {
        const likeness = await likenessOf(file, sharp(photo).resize({ width }));
        return likeness < MIN_LIKENESS_DB
          ? [`${kind}, ${width} px: ${likeness.toFixed(1)} dB`]
          : [];
      }),
    );
    expect(copies).toHaveLength(4);
    expect(unlike.flat()).toEqual([]);
  });

  test('R-OWNER-15b: no copy is wider than the photo', async () => {
    await writePhoto(inFolder('chica.jpg'), 300, 200);
    const copies = await copiesOf(inFolder('chica.jpg'), cache);
    expect(copies.map(({ width, kind }) => [width, kind])).toEqual([
      [300, 'avif'],
      [300, 'webp'],
    ]);
  });
});

test('R-OWNER-15a: a build lists every photo with a problem, each once', async () => {
  jest.replaceProperty(currentSettings, 'reviews', ['ana-1', 'ana-2', 'ana-1'].map(photoNamed));
  jest.replaceProperty(currentSettings, 'founderPicture', photoNamed('ana-1'));
  const plugin = checkSettings() as { config: (config: object, env: object) => Promise<void> };
  const { message } = await plugin.config({}, {}).then(
    () => ({ message: '' }),
    (error: Error) => error,
  );
  expect(message.split('\n')).toEqual([
    'Hay algo que no se puede usar.',
    expect.stringContaining('«ana-1.jpg»'),
    expect.stringContaining('«ana-2.jpg»'),
  ]);
});
