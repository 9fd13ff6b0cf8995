import fs from 'node:fs';
import path from 'node:path';
import type * as Business from '../../src/config/business';
import * as details from '../../src/config/details';

const folder = path.resolve(__dirname, '../../src/content');
const BUSINESS = '../../src/config/business';
const DETAILS = '../../src/config/details';

const detailNames = Object.keys(details).filter((name) => name !== 'default');

/**
 * Loads the modules of src/content again, with other settings. All details are empty, because the owner's own texts
 * need not follow the style rules of the project's texts (R-OWNER-06).
 * @param settings values that replace those of `src/config/business.ts`
 * @returns name and exports of each module
 */
export function loadContent(
  settings: Partial<Record<keyof typeof Business.business, unknown>> = {},
): (readonly [name: string, exports: unknown])[] {
  let modules: (readonly [string, unknown])[] = [];
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof Business>(BUSINESS);
    jest.doMock(BUSINESS, () => ({ ...actual, business: { ...actual.business, ...settings } }));
    jest.doMock(DETAILS, () => Object.fromEntries(detailNames.map((name) => [name, ''])));
    modules = fs
      .readdirSync(folder)
      .map((file) => [path.parse(file).name, jest.requireActual(path.join(folder, file))]);
  });
  jest.dontMock(BUSINESS);
  jest.dontMock(DETAILS);
  return modules;
}
