declare module 'subset-font' {
  /** Returns a font with the characters of `text`. An axis has a fixed value (number) or is limited to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
