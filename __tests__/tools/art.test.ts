import fs from 'node:fs';
import path from 'node:path';
import { dark, light } from '../../src/theme/palette';
import { themedSvg } from '../../tools/build/art';

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

test('R-DESIGN-02, R-DESIGN-03: a drawing contains the palette’s colours of both schemes', () => {
  const themed = themedSvg(
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" stroke="var(--palette-turismo)"/></svg>',
  );
  const [lightPart, darkPart] = themed.split('prefers-color-scheme:dark');
  expect(lightPart).toContain(`--palette-turismo:${light.turismo}`);
  expect(darkPart).toContain(`--palette-turismo:${dark.turismo}`);
  expect(themed).toContain('var(--palette-turismo)');
});
