import fs from 'node:fs';
import path from 'node:path';
import type * as Business from '../../src/config/business';
import * as details from '../../src/config/details';

const folder = path.resolve(__dirname, '../../src/content');
const BUSINESS = '../../src/config/business';
const DETAILS = '../../src/config/details';

/** Names of the details that only the owner knows (R-OWNER-08). */
export const detailNames = Object.keys(details).filter((name) => name !== 'default');

/**
 * The modules of src/content by name, as they are with other settings. The owner's details are empty
 * unless `detail` says otherwise: their wording is the owner's own (R-OWNER-06).
 */
export function contentWith(
  others: Partial<Record<keyof typeof Business.business, unknown>> = {},
  detail: (name: string) => string = () => '',
): (readonly [name: string, exports: unknown])[] {
  let modules: (readonly [string, unknown])[] = [];
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof Business>(BUSINESS);
    jest.doMock(BUSINESS, () => ({ ...actual, business: { ...actual.business, ...others } }));
    jest.doMock(DETAILS, () => Object.fromEntries(detailNames.map((name) => [name, detail(name)])));
    modules = fs
      .readdirSync(folder)
      .map((file) => [path.parse(file).name, jest.requireActual(path.join(folder, file))]);
  });
  jest.dontMock(BUSINESS);
  jest.dontMock(DETAILS);
  return modules;
}
