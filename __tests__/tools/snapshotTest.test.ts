import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as SnapshotTest from '../support/snapshotTest';

const BUSINESS = '../../src/config/business';
const folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
const file = path.join(folder, 'settings.txt');

afterAll(() => rmSync(folder, { recursive: true }));

/** Loads `snapshotTest` with changes of src/config/business.ts. */
function loadSnapshotTest(changes: object): typeof SnapshotTest.snapshotTest {
  let loaded!: typeof SnapshotTest;
  jest.isolateModules(() => {
    const actual = jest.requireActual<object>(BUSINESS);
    jest.doMock(BUSINESS, () => ({ ...actual, ...changes }));
    loaded = jest.requireActual<typeof SnapshotTest>('../support/snapshotTest');
  });
  jest.dontMock(BUSINESS);
  return loaded.snapshotTest;
}

beforeAll(() => {
  process.env.SUITE_UPDATES = 'all';
  loadSnapshotTest({})(file);
  delete process.env.SUITE_UPDATES;
});

test('R-OWNER-06: snapshots are compared if they were made with the current settings', () => {
  expect(loadSnapshotTest({})(file)).toBe(test);
});

const photo = { image: 'luz.jpg', width: 4, height: 3, alt: 'Luz' };

test.each([
  ['another photo of the founder', { founderPicture: photo }],
  ['other reviews', { reviews: [photo, photo, photo] }],
])('R-OWNER-06: snapshots are skipped, with a message, for %s', (_, changes) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(loadSnapshotTest(changes)(file)).toBe(test.skip);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/settings\.txt: made with .*Skipped/));
  write.mockRestore();
});
