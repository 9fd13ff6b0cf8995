declare module 'subset-font' {
  /**
   * Returns a font with the characters of `text`. `variationAxes` fixes an axis to a number or limits it to a
   * range.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
