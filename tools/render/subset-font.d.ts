declare module 'subset-font' {
  /** Harfbuzz subsetting; an axis given as a number is pinned, as a range is limited. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
