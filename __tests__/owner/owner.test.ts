import { readFileSync } from 'node:fs';
import path from 'node:path';
import { founderPicture, reviews } from '../../src/config/business';
import { themedSvg } from '../../tools/build/images/art';
import { pictureProblems } from '../../tools/settings/pictureProblems';
import { wrongSettings } from '../../tools/settings/checkSettings';
import { currentSettings } from '../../tools/settings/currentSettings';
import { problemLines } from '../../tools/problem';
import { lowContrastPairs, themeProblems } from '../../tools/theme/checkTheme';

/** The only suite that gets the owner's own files. What it finds wrong, it says in Spanish, as a build does. */

test('R-OWNER-03b, R-OWNER-15a: the settings and the photos are right', async () => {
  const pictures = await pictureProblems([...reviews, founderPicture], path.resolve('public'));
  expect(problemLines([...wrongSettings(currentSettings), ...pictures])).toEqual([]);
});

test('R-A11Y-06a, R-DESIGN-09: palette, contrasts, typefaces and drawings are right', () => {
  expect([...themeProblems(), ...lowContrastPairs()]).toEqual([]);
});

test('R-DESIGN-01a: the icons have the colours of the palette for both schemes', () => {
  const isCurrent =
    readFileSync('public/favicon.svg', 'utf8') ===
    themedSvg(readFileSync('src/art/favicon.svg', 'utf8'));
  expect(isCurrent ? '' : 'Los íconos tienen otros colores: corré npm run images.').toBe('');
});
