import Color from 'colorjs.io';
import sharp from 'sharp';

/** Returns a hex colour as one number, to compare pixels by. */
const numberOf = (hex: string) => {
  const parts = new Color(hex).to('srgb').coords;
  return parts.reduce<number>((sum, part) => sum * 256 + Math.round((part ?? 0) * 255), 0);
};

/** Counts the pixels of a PNG that have exactly one of these colours. @returns the counts above 0, by colour */
export async function pixelsOf(
  png: Buffer,
  colours: readonly string[],
): Promise<Record<string, number>> {
  const data = await sharp(png).ensureAlpha().raw().toBuffer();
  const sought = new Map(colours.map((colour) => [numberOf(colour), colour]));
  const found: Record<string, number> = {};
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const colour = sought.get((data[at]! * 256 + data[at + 1]!) * 256 + data[at + 2]!);
    if (colour) found[colour] = (found[colour] ?? 0) + 1;
  }
  return found;
}
