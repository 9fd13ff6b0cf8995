import fs from 'node:fs';
import path from 'node:path';
import { stamps } from '../../src/pages/home/HeroArt';

const folder = path.resolve(__dirname, '../../src/art');
const drawings = fs.readdirSync(folder);
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

test.each(drawings)('R-DESIGN-01: %s takes every colour from the theme', (file) => {
  const colours = [...read(file).matchAll(/(?:fill|stroke|stop-color|color)[=:]\s*"?([^";]+)/g)];
  expect(
    colours
      .map(([, colour]) => colour!)
      .filter((colour) => !/^(none|currentColor|var\(--palette-[\w-]+\))$/.test(colour)),
  ).toEqual([]);
});

test.each(Object.values(stamps))('R-HOME-12: hero.svg has the stamp «%s»', (stamp) => {
  expect(read('hero.svg')).toContain(` id="${stamp}"`);
});
