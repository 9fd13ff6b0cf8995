import Color from 'colorjs.io';
import sharp from 'sharp';

/** Returns a hex colour as one number, which is faster to compare than a text. */
const toNumber = (hex: string) => {
  const parts = new Color(hex).to('srgb').coords;
  return parts.reduce<number>((sum, part) => sum * 256 + Math.round((part ?? 0) * 255), 0);
};

/** Counts the pixels of a PNG that have exactly one of these colours. @returns the counts above 0, by colour */
export async function pixelsOf(
  png: Buffer,
  colours: readonly string[],
): Promise<Record<string, number>> {
  const data = await sharp(png).ensureAlpha().raw().toBuffer();
  const colourByNumber = new Map(colours.map((colour) => [toNumber(colour), colour]));
  const counts: Record<string, number> = {};
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3] !== 255) continue;
    const colour = colourByNumber.get(
      (data[offset]! * 256 + data[offset + 1]!) * 256 + data[offset + 2]!,
    );
    if (colour) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}
