/**
 * Cuts the two typefaces down to what a Spanish page needs and computes the metrics of their
 * fallbacks. Run by hand (`npm run fonts`) when a typeface changes; its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import { chromium } from 'playwright-core';
import subsetFont from 'subset-font';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { faq } from '../../src/content/faq';
import { requirements, services } from '../../src/content/home';
import { chromiumArguments, chromiumPath } from '../chromium';

/** Printable ASCII, and what Spanish typography adds to it. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'áéíóúüñÁÉÍÓÚÜÑ¡¿«»“”‘’–—…·°ºª©×\u00a0\u202f';

const FOLDER = 'src/theme/fonts';

/** `axes` is what the page keeps; `typical` is the instance that the fallback is measured against. */
const faces = [
  {
    family: 'Bricolage Grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    output: 'bricolage-grotesque.woff2',
    axes: { wght: 700, opsz: { min: 16, max: 96 } },
    typical: { wght: 700, opsz: 56 },
    fallbackWeight: '700',
    // The headline of a phone, where a line has the least room.
    measuredAt: '700 36px',
  },
  {
    family: 'Figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
    typical: { wght: 400 },
    fallbackWeight: '400 700',
    measuredAt: '400 17px',
  },
] as const;

// Android has Roboto and no Arial; nearly every desktop has Arial or its metric twin, which is first
// because only on Linux a name that is not there takes long (src/theme/fonts.ts).
const systemFaces = {
  '400 700': {
    Arial: { metrics: arial, src: "local('Liberation Sans'), local('Arial'), local('ArialMT')" },
    Roboto: { metrics: roboto, src: "local('Roboto'), local('Roboto-Regular')" },
  },
  '700': {
    Arial: {
      metrics: arialBold,
      src: "local('Liberation Sans Bold'), local('Arial Bold'), local('Arial-BoldMT')",
    },
    Roboto: { metrics: robotoBold, src: "local('Roboto Bold'), local('Roboto-Bold')" },
  },
};

interface Fallback {
  readonly fontWeight: string;
  readonly src: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
  readonly sizeAdjust: string;
}

/** Every sentence of a page's words. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return /\s/.test(words) ? [words] : [];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(sentences) : [];
}

/**
 * How wide the site's own words run in a face, over their width in its fallback: Capsize counts the
 * letters of English and no kerning, which is 2 % off, enough to break a line elsewhere. Needs Arial
 * or its metric twin, Liberation Sans, on this machine.
 */
async function measuredRatio(face: Buffer, font: string, fallback: Fallback): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
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
        await document.fonts.load(`${size} ${family}`);
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

/** The same height of line at a corrected width. */
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
for (const { family, source, output, axes, typical, fallbackWeight, measuredAt } of faces) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = (variationAxes: typeof axes | typeof typical) =>
    subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  const subset = await cut(axes);
  await writeFile(`${FOLDER}/${output}`, subset);
  const metrics = { ...(await fromBuffer(await cut(typical))), familyName: family };
  const compute = (system: (typeof systemFaces)['700']['Arial' | 'Roboto']): Fallback => {
    const stack = createFontStack([metrics, system.metrics], { fontFaceFormat: 'styleObject' });
    const face = stack.fontFaces[0]?.['@font-face'];
    return {
      fontWeight: fallbackWeight,
      src: system.src,
      ascentOverride: String(face?.ascentOverride),
      descentOverride: String(face?.descentOverride),
      lineGapOverride: '0%',
      sizeAdjust: String(face?.sizeAdjust),
    };
  };
  const arialLike = compute(systemFaces[fallbackWeight].Arial);
  // Roboto is on phones alone; what Capsize misses is about the same there.
  const ratio = await measuredRatio(subset, measuredAt, arialLike);
  fallbacks[family] = {
    Arial: corrected(arialLike, ratio),
    Roboto: corrected(compute(systemFaces[fallbackWeight].Roboto), ratio),
  };
  console.log(
    `${output}: ${original.length} -> ${subset.length} bytes, width of the fallback x ${ratio.toFixed(4)}`,
  );
}
await writeFile(`${FOLDER}/fallbacks.json`, `${JSON.stringify(fallbacks, null, 2)}\n`);
