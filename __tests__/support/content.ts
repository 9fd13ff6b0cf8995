import fs from 'node:fs';
import path from 'node:path';
import type * as Business from '../../src/config/business';
import type * as Owner from '../../src/config/owner';
import { details } from '../../src/config/details';

const folder = path.resolve(__dirname, '../../src/content');
const BUSINESS = '../../src/config/business';
const OWNER = '../../src/config/owner';
const DETAILS = '../../src/config/details';

/** Names of the owner's details. */
export const detailNames = Object.keys(details);

/**
 * Loads the modules of src/content again, with other settings. Usually all details are empty, because the owner's own
 * texts need not follow the style rules of the project's texts (R-OWNER-06).
 * @param settings values that replace those of `src/config/owner.ts` and `src/config/business.ts`
 * @param detailOf returns the value of a detail (`src/config/details.ts`)
 * @returns name and exports of each module
 */
export function loadContent(
  settings: Partial<
    Record<keyof typeof Business.business | keyof typeof Owner.owner, unknown>
  > = {},
  detailOf: (name: string) => string = () => '',
): (readonly [name: string, exports: unknown])[] {
  let modules: (readonly [string, unknown])[] = [];
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof Business>(BUSINESS);
    jest.doMock(BUSINESS, () => ({ ...actual, business: { ...actual.business, ...settings } }));
    const { owner } = jest.requireActual<typeof Owner>(OWNER);
    jest.doMock(OWNER, () => ({ owner: { ...owner, ...settings } }));
    jest.doMock(DETAILS, () => ({
      details: Object.fromEntries(detailNames.map((name) => [name, detailOf(name)])),
    }));
    modules = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [path.parse(file).name, jest.requireActual(path.join(folder, file))]);
  });
  jest.dontMock(BUSINESS);
  jest.dontMock(OWNER);
  jest.dontMock(DETAILS);
  return modules;
}

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
