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

test('a photo that is not there stops the build with one sentence that names it', () => {
  expect(wrongPicture([photo('ana'), photo('beto')], folder)).toMatch(
    /^La foto «beto\.jpg» .*no está en .*\.$/,
  );
});

test.each(['mi foto', 'fotos/ana', 'ñandú', '../ana'])('«%s» is no plain name', (name) => {
  expect(wrongPicture([photo(name)], folder)).toMatch(/^La foto «.*nombre simple/);
});
