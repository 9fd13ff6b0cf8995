import { readFileSync } from 'node:fs';
import { themedSvg } from '../../tools/build/art';

/** Rendered files that are committed have to match their sources. */

test('R-DESIGN-02: the icons have the palette’s colours: after a change `npm run images`, which draws them and the share image', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(
    themedSvg(readFileSync('src/art/favicon.svg', 'utf8')),
  );
});
