import { readFileSync } from 'node:fs';
import { themedSvg } from '../../tools/build/art';

test('R-DESIGN-02: favicon.svg has the palette’s colours; `npm run images` updates the file', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(
    themedSvg(readFileSync('src/art/favicon.svg', 'utf8')),
  );
});
