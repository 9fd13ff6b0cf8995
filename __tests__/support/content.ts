import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../src/content');

/** Returns name and exports of each module of src/content; the fixed settings have no text of the owner's. */
export const loadContent = (): (readonly [name: string, exports: unknown])[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [path.parse(file).name, jest.requireActual(path.join(folder, file))]);

/** A text and its place: the module and the path of the property. */
type PlacedText = readonly [place: string, text: string];

/** Returns every string of these exports, with its place. Functions are called with 0, 1 and 2. */
function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    return [0, 1, 2].flatMap((count) => textsIn(value(count), `${place}(${count})`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
  }
  return [];
}

/** Returns every string of the modules that `loadContent` has loaded, with its place. */
export const textsOf = (modules: ReturnType<typeof loadContent>): PlacedText[] =>
  modules.flatMap(([name, exports]) => textsIn(exports, name));
