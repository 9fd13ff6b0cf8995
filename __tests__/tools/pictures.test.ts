import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Picture } from '../../src/config/business';
import { wrongPicture } from '../../tools/build/pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
const photo = (name: string): Picture => ({
  image: `${name}.jpg`,
  width: 4,
  height: 3,
  alt: 'Ana',
});

beforeAll(() => writeFileSync(path.join(folder, 'ana.jpg'), ''));
afterAll(() => rmSync(folder, { recursive: true }));

test('drawings, and photos that are there, can be shown', () => {
  expect(wrongPicture([{ image: 'founder', alt: 'Ana' }, photo('ana')], folder)).toBeUndefined();
});

test('R-OWNER-03: a photo that is not there stops the build with one sentence that names it', () => {
  expect(wrongPicture([photo('ana'), photo('beto')], folder)).toMatch(
    /^La foto «beto\.jpg» .*no está en .*\.$/,
  );
});

test.each(['mi foto', 'fotos/ana', 'ñandú', '../ana'])(
  'R-OWNER-03: «%s» is no plain name',
  (name) => {
    expect(wrongPicture([photo(name)], folder)).toMatch(/^La foto «.*nombre simple/);
  },
);

test.each([
  [{ image: 'ana' }, /\.jpg, \.png/],
  [{ image: 'ana.JPG' }, /en minúsculas/],
  [{ image: 'postcard2' }, /\.jpg, \.png/],
  [{ image: 'ana.jpg' }, /ancho y su alto/],
  [{ image: 'ana.jpg', width: 4, height: 0 }, /ancho y su alto/],
  [{ image: 'ana.jpg', width: '4px', height: 3 }, /ancho y su alto/],
])('R-OWNER-03: %j stops the build with what is missing', (written, wrong) => {
  expect(wrongPicture([written], folder)).toMatch(wrong);
});
