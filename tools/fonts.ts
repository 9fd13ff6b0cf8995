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
import subsetFont from 'subset-font';

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
  },
  {
    family: 'Figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
    typical: { wght: 400 },
    fallbackWeight: '400 700',
  },
] as const;

// Android has Roboto and no Arial; nearly every desktop has Arial or its metric twin.
const systemFaces = {
  '400 700': [
    { metrics: arial, src: "local('Arial'), local('ArialMT'), local('Liberation Sans')" },
    { metrics: roboto, src: "local('Roboto'), local('Roboto-Regular')" },
  ],
  '700': [
    {
      metrics: arialBold,
      src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    },
    { metrics: robotoBold, src: "local('Roboto Bold'), local('Roboto-Bold')" },
  ],
};

const fallbacks: Record<string, object[]> = {};
for (const { family, source, output, axes, typical, fallbackWeight } of faces) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = (variationAxes: typeof axes | typeof typical) =>
    subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  const subset = await cut(axes);
  await writeFile(`${FOLDER}/${output}`, subset);
  const metrics = { ...(await fromBuffer(await cut(typical))), familyName: family };
  fallbacks[family] = systemFaces[fallbackWeight].map((system) => {
    const stack = createFontStack([metrics, system.metrics], { fontFaceFormat: 'styleObject' });
    const face = stack.fontFaces[0]?.['@font-face'];
    return {
      fontWeight: fallbackWeight,
      src: system.src,
      ascentOverride: face?.ascentOverride,
      descentOverride: face?.descentOverride,
      lineGapOverride: '0%',
      sizeAdjust: face?.sizeAdjust,
    };
  });
  console.log(`${output}: ${original.length} -> ${subset.length} bytes`);
}
await writeFile(`${FOLDER}/fallbacks.json`, `${JSON.stringify(fallbacks, null, 2)}\n`);
