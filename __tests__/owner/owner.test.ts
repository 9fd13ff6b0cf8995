import { readFileSync } from 'node:fs';
import path from 'node:path';
import { business, founderPicture, reviews } from '../../src/config/business';
import { themedSvg } from '../../tools/build/art';
import { pictureProblems } from '../../tools/build/pictures';
import { currentSettings, wrongSettings } from '../../tools/build/settings';
import { problemLines } from '../../tools/problem';
import { lowContrastPairs, themeProblems } from '../../tools/theme/checkTheme';

/** The only suite that gets the owner's own files. What it finds wrong, it says in Spanish, as a build does. */

test('R-OWNER-03, R-OWNER-15: the settings and the photos are right', async () => {
  const pictures = await pictureProblems([...reviews, founderPicture], path.resolve('public'));
  expect(problemLines([...wrongSettings(currentSettings), ...pictures])).toEqual([]);
});

test('R-DESIGN-01, R-DESIGN-09, R-A11Y-06: palette, contrasts, typefaces and drawings are right', () => {
  expect([...themeProblems(), ...lowContrastPairs()]).toEqual([]);
});

test('R-DESIGN-02, R-DESIGN-03: the icons have the colours of the palette for both schemes', () => {
  const isCurrent =
    readFileSync('public/favicon.svg', 'utf8') ===
    themedSvg(readFileSync('src/art/favicon.svg', 'utf8'));
  expect(isCurrent ? '' : 'Los íconos tienen otros colores: corré npm run images.').toBe('');
});

test('R-LIMIT-01, R-LIMIT-02, R-LIMIT-04, R-LIMIT-06, R-LIMIT-07, R-LIMIT-08: the numbers promise no less than the specification', () => {
  const rules = {
    messageMaxLength: [business.messageMaxLength === 112, 'dejalo en 112'],
    headlineRotationMs: [business.headlineRotationMs === 3000, 'dejalo en 3000'],
    launchYear: [business.launchYear <= 2022, 'no puede ser después de 2022'],
    clients: [business.clients >= 1200, 'no puede bajar de 1200'],
    yearsOfExperience: [business.yearsOfExperience >= 5, 'no puede bajar de 5'],
    copyrightYear: [business.copyrightYear >= 2024, 'no puede ser antes de 2024'],
    replyHours: [business.replyHours <= 24, 'no puede pasar de 24'],
  } as const;
  const wrong = Object.entries(rules).filter(([, [isRight]]) => !isRight);
  expect(wrong.map(([name, [, text]]) => `${name} (src/config/business.ts): ${text}.`)).toEqual([]);
});
