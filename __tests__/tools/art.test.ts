import fs from 'node:fs';
import path from 'node:path';
import { purposes } from '../../src/content/purposes';
import { art, themedSvg } from '../../tools/build/images/art';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = path.resolve(__dirname, '../../src/art');
const drawings = fs.readdirSync(folder);
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

test.each(drawings)('R-DESIGN-01a: %s takes every colour from the theme', (file) => {
  const colours = [...read(file).matchAll(/(?:fill|stroke|stop-color|color)[=:]\s*"?([^";]+)/g)];
  expect(
    colours
      .map(([, colour]) => colour!)
      .filter((colour) => !/^(none|currentColor|var\(--palette-[\w-]+\))$/.test(colour)),
  ).toEqual([]);
});

test.each(purposes)('hero.svg has the stamp «%s»', (stamp) => {
  const ids = [...read('hero.svg').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain(stamp);
});

test.each(drawings)(
  'an edited drawing is copied again while the development server runs, for both ways of showing it: %s',
  async (name) => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'src/art', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const { resolveId, hotUpdate } = art(path.join(folder, 'cache')) as unknown as {
      resolveId: (this: object, id: string, importer: string) => Promise<string>;
      hotUpdate: (change: { file: string; type: 'update' }) => void;
    };
    const importer = path.join(folder, 'src/components/Drawing.tsx');
    const resolve = (query: string) =>
      resolveId.call({ addWatchFile: () => {} }, `../art/${name}${query}`, importer);
    const [first, second] = ['leaf', 'sky'].map(
      (role) =>
        `<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--palette-${role})" d="M0 0h9v9z"/></svg>`,
    ) as [string, string];
    fs.writeFileSync(file, first);
    const copies = await Promise.all(['', '?use'].map(resolve));
    const copied = () => copies.map((copy) => fs.readFileSync(copy, 'utf8'));
    expect(copied()).toEqual([themedSvg(first), themedSvg(first, true)]);
    fs.writeFileSync(file, second);
    hotUpdate({ file: file.replaceAll(path.sep, '/'), type: 'update' });
    expect(copied()).toEqual([themedSvg(second), themedSvg(second, true)]);
  },
);
