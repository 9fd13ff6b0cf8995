/**
 * `npm run fonts`: subsets the two typefaces for Spanish and computes the metrics of their fallback fonts,
 * after a change of a typeface. Its output is committed.
 */
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
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
import { typefaces, type TypefaceRole } from '../../src/theme/typefaces';
import { launchChromium } from '../chromium';

/** Printable ASCII, and the characters of Spanish. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'áéíóúüñÁÉÍÓÚÜÑ¡¿«»“”‘’–—…·°ºª©×\u00a0\u202f';

const FOLDER = 'src/theme/fonts';

/** The instance of each typeface that is measured. */
const measured = {
  // The headline on a phone, where lines are shortest.
  headline: { weight: 700, opticalSize: 56, font: '700 36px' },
  body: { weight: 400, opticalSize: 17, font: '400 17px' },
};

/** Optical sizes of the site's headlines, in px. */
const OPTICAL_SIZES = { min: 16, max: 96 };

/** Returns the file of a family in its Fontsource package, with optical sizes if it has them. */
function sourceOf(family: string): { folder: string; file: string; optical: boolean } {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = `node_modules/@fontsource-variable/${name}`;
  const fileWith = (axis: string) => `${folder}/files/${name}-latin-${axis}-normal.woff2`;
  const optical = existsSync(fileWith('opsz'));
  const file = fileWith(optical ? 'opsz' : 'wght');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: npm install --save-dev @fontsource-variable/${name}`);
  }
  return { folder, file, optical };
}

// Android has Roboto and no Arial; desktops have Arial or Liberation Sans, which has the same metrics.
// Liberation Sans is first, because only on Linux the lookup of a missing font is slow (src/theme/fonts.ts).
const systemFaces = {
  body: {
    Arial: { metrics: arial, src: "local('Liberation Sans'), local('Arial'), local('ArialMT')" },
    Roboto: { metrics: roboto, src: "local('Roboto'), local('Roboto-Regular')" },
  },
  headline: {
    Arial: {
      metrics: arialBold,
      src: "local('Liberation Sans Bold'), local('Arial Bold'), local('Arial-BoldMT')",
    },
    Roboto: { metrics: robotoBold, src: "local('Roboto Bold'), local('Roboto-Bold')" },
  },
};

type VariationAxes = NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;

interface Fallback {
  readonly fontWeight: string;
  readonly src: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
  readonly sizeAdjust: string;
}

/** Returns all texts with a space, at any depth. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return /\s/.test(words) ? [words] : [];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(sentences) : [];
}

/**
 * Returns the width of the site's texts in a typeface over their width in its fallback font. Capsize counts
 * English letters without kerning, which is 2 % off, enough to break lines elsewhere.
 * @throws Error if this machine has neither Arial nor Liberation Sans
 */
async function measuredRatio(face: Buffer, font: string, fallback: Fallback): Promise<number> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(`<style>
    @font-face { font-family: Real; font-weight: 400 700; src: url(data:font/woff2;base64,${face.toString('base64')}); }
    @font-face { font-family: Fallback; font-weight: 400 700; src: ${fallback.src}; size-adjust: ${fallback.sizeAdjust}; }
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
  if (Number.isNaN(ratio)) throw new Error(`This machine has none of ${fallback.src}`);
  return ratio;
}

/** Returns a fallback with its width multiplied by a ratio and the same line height. */
function corrected(fallback: Fallback, ratio: number): Fallback {
  const times = (percentage: string, factor: number) =>
    `${+(parseFloat(percentage) * factor).toFixed(3)}%`;
  return {
    ...fallback,
    ascentOverride: times(fallback.ascentOverride, 1 / ratio),
    descentOverride: times(fallback.descentOverride, 1 / ratio),
    sizeAdjust: times(fallback.sizeAdjust, ratio),
  };
}

const fallbacks: Record<string, Record<string, Fallback>> = {};
for (const role of Object.keys(typefaces) as TypefaceRole[]) {
  const { family, weight } = typefaces[role];
  const { folder, file, optical } = sourceOf(family);
  const original = await readFile(file);
  const cut = (variationAxes: VariationAxes) =>
    subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  const [min = 0, max = min] = weight.split(' ').map(Number);
  const subset = await cut({
    wght: min === max ? min : { min, max },
    ...(optical && { opsz: OPTICAL_SIZES }),
  });
  await writeFile(`${FOLDER}/${role}.woff2`, subset);
  await copyFile(`${folder}/LICENSE`, `${FOLDER}/${role}.LICENSE.txt`);
  const typical = await cut({
    wght: measured[role].weight,
    ...(optical && { opsz: measured[role].opticalSize }),
  });
  const metrics = { ...(await fromBuffer(typical)), familyName: family };
  const compute = (system: (typeof systemFaces)['headline']['Arial' | 'Roboto']): Fallback => {
    const stack = createFontStack([metrics, system.metrics], { fontFaceFormat: 'styleObject' });
    const face = stack.fontFaces[0]?.['@font-face'];
    return {
      // One weight: the browser synthesizes bold.
      fontWeight: String(measured[role].weight),
      src: system.src,
      ascentOverride: String(face?.ascentOverride),
      descentOverride: String(face?.descentOverride),
      lineGapOverride: '0%',
      sizeAdjust: String(face?.sizeAdjust),
    };
  };
  const arialLike = compute(systemFaces[role].Arial);
  // The same ratio for Roboto, which only phones have: Capsize's error is about the same there.
  const ratio = await measuredRatio(subset, measured[role].font, arialLike);
  fallbacks[role] = {
    Arial: corrected(arialLike, ratio),
    Roboto: corrected(compute(systemFaces[role].Roboto), ratio),
  };
  console.log(
    `${family}: ${original.length} -> ${subset.length} bytes, width of the fallback x ${ratio.toFixed(4)}`,
  );
}
const write = (name: string, data: object) =>
  writeFile(`${FOLDER}/${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
await write('fallbacks', fallbacks);
// __tests__/tools/rendered.test.ts compares it with the theme.
await write('faces', typefaces);
