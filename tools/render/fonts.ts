/**
 * `npm run fonts`: subsets the two typefaces for Spanish and computes the metrics of their fallback fonts. Run it
 * after a change of a typeface, and commit its output.
 */
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { faq } from '../../src/content/faq';
import { requirements, services } from '../../src/content/home';
import { typefaces, type TypefaceRole } from '../../src/theme/theme';
import { launchChromium } from '../browsers/chromium';
import { settingError } from '../settings/settingError';

/** Characters of the subsets: printable ASCII, and the other characters of Spanish texts. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'áéíóúüñÁÉÍÓÚÜÑ¡¿«»“”‘’–—…·°ºª©×\u00a0\u202f';

const FOLDER = 'src/theme/fonts';

/** Range of the optical sizes that the headlines need, in px. */
const OPTICAL_SIZES = { min: 16, max: 96 };

/**
 * Returns the Fontsource file of a typeface. For headlines it is the file with optical sizes, if the package has one;
 * other texts differ too little in size, and the axis would make their file half as large again.
 */
function sourceOf(role: TypefaceRole): { folder: string; file: string; hasOpticalSizes: boolean } {
  const { family } = typefaces[role];
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = `node_modules/@fontsource-variable/${name}`;
  const fileWith = (axis: string) => `${folder}/files/${name}-latin-${axis}-normal.woff2`;
  const hasOpticalSizes = role === 'headline' && existsSync(fileWith('opsz'));
  const file = fileWith(hasOpticalSizes ? 'opsz' : 'wght');
  if (!existsSync(file)) {
    throw settingError(
      `Falta la letra «${family}»: corré npm install --save-dev @fontsource-variable/${name} y volvé a probar. ` +
        'Si npm no la encuentra, no existe en versión variable: elegí otra en fontsource.org.',
    );
  }
  return { folder, file, hasOpticalSizes };
}

/**
 * For each typeface: the weight of its fallback faces and their system fonts, the weight and size in which texts are
 * measured, and the width of Roboto in relation to Arial, because desktops usually have no Roboto to measure. The
 * typeface of headlines is measured in the size of an `h1` on a phone, where lines are shortest.
 *
 * Android has Roboto and no Arial. Desktops usually have Arial, or Liberation Sans with the same metrics.
 * Liberation Sans is first, because the lookup of a missing font is slow on Linux (src/theme/fonts.ts).
 */
const fallbackFaces = {
  body: {
    fontWeight: '400',
    Arial: "local('Liberation Sans'), local('Arial'), local('ArialMT')",
    Roboto: "local('Roboto'), local('Roboto-Regular')",
    measuredFont: '400 17px',
    robotoWidth: roboto.xWidthAvg / arial.xWidthAvg,
  },
  headline: {
    fontWeight: typefaces.headline.weight,
    Arial: "local('Liberation Sans Bold'), local('Arial Bold'), local('Arial-BoldMT')",
    Roboto: "local('Roboto Bold'), local('Roboto-Bold')",
    measuredFont: `${typefaces.headline.weight} 36px`,
    robotoWidth: robotoBold.xWidthAvg / arialBold.xWidthAvg,
  },
};

/** Returns all texts of several words in an object, at any depth. */
function sentences(content: unknown): string[] {
  if (typeof content === 'string') return /\s/.test(content) ? [content] : [];
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(sentences);
}

/**
 * Returns the width of texts of the site in a typeface, divided by their width in Arial. Averages of letter widths, as
 * Capsize has them, are about 2 % wrong, which would change line breaks.
 * @param face file of the typeface
 * @param font weight and size in which the texts are measured, as in the CSS property `font`
 * @param src `src` of Arial's font face
 * @throws Error if this machine has neither Arial nor Liberation Sans
 */
async function relativeWidth(face: Buffer, font: string, src: string): Promise<number> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(`<style>
    @font-face { font-family: Real; font-weight: 400 700; src: url(data:font/woff2;base64,${face.toString('base64')}); }
    @font-face { font-family: Fallback; font-weight: 400 700; src: ${src}; }
    span { white-space: nowrap; }
  </style>`);
  const ratio = await page.evaluate(
    async ([texts, size]) => {
      const widths: number[] = [];
      for (const family of ['Real', 'Fallback']) {
        await document.fonts.load(`${size} ${family}`).catch(() => undefined);
        const spans = texts.map((text) => {
          const span = document.createElement('span');
          span.style.font = `${size} ${family}`;
          span.textContent = text;
          return document.body.appendChild(span);
        });
        widths.push(spans.reduce((sum, span) => sum + span.getBoundingClientRect().width, 0));
      }
      if ([...document.fonts].some(({ status }) => status !== 'loaded')) return NaN;
      return widths[0]! / widths[1]!;
    },
    [sentences([about, agencies, faq, requirements, services]), font] as const,
  );
  await browser.close();
  if (Number.isNaN(ratio)) throw new Error(`This machine has none of ${src}`);
  return ratio;
}

const percent = (fraction: number) => `${+(fraction * 100).toFixed(3)}%`;

const fallbacks: Record<string, object> = {};
for (const role of Object.keys(typefaces) as TypefaceRole[]) {
  const { family, weight } = typefaces[role];
  const { folder, file, hasOpticalSizes } = sourceOf(role);
  const original = await readFile(file);
  const [min = 0, max = min] = weight.split(' ').map(Number);
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {
      wght: min === max ? min : { min, max },
      ...(hasOpticalSizes && { opsz: OPTICAL_SIZES }),
    },
  });
  await writeFile(`${FOLDER}/${role}.woff2`, subset);
  await copyFile(`${folder}/LICENSE`, `${FOLDER}/${role}.LICENSE.txt`);
  const { ascent, descent, unitsPerEm } = await fromBuffer(subset);
  const { fontWeight, Arial, Roboto, measuredFont, robotoWidth } = fallbackFaces[role];
  const width = await relativeWidth(subset, measuredFont, Arial);
  /** Returns the face of a system font that has the width and the line height of the typeface. */
  const fallback = (src: string, sizeAdjust: number) => ({
    // The face has only this weight. For bold text in a regular face the browser synthesizes bold.
    fontWeight,
    src,
    ascentOverride: percent(ascent / unitsPerEm / sizeAdjust),
    descentOverride: percent(-descent / unitsPerEm / sizeAdjust),
    lineGapOverride: '0%',
    sizeAdjust: percent(sizeAdjust),
  });
  fallbacks[role] = {
    Arial: fallback(Arial, width),
    Roboto: fallback(Roboto, width / robotoWidth),
  };
  console.log(
    `${family}: ${original.length} -> ${subset.length} bytes, ${percent(width)} of the width of Arial`,
  );
}
const write = (name: string, data: object) =>
  writeFile(`${FOLDER}/${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
await write('fallbacks', fallbacks);
// tools/theme/checkTheme.ts compares this file with src/theme/theme.ts. If they differ, it stops builds
// and the development server until `npm run fonts` has been run.
await write('faces', typefaces);
