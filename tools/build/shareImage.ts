/** Markers of the JPEG format: start of image, comment. */
const START = 0xffd8;
const COMMENT = 0xfffe;

/** Returns the offset of the brand's comment, in bytes: after the first segment (JFIF or EXIF). */
const commentOffset = (jpeg: Buffer) => 4 + jpeg.readUInt16BE(4);

/**
 * Adds a JPEG comment with the brand that is drawn in the image. `npm run release` compares the comment with the
 * current brand.
 */
export function withBrand(jpeg: Buffer, brand: string): Buffer {
  const comment = Buffer.from(brand);
  const header = Buffer.alloc(4);
  header.writeUInt16BE(COMMENT);
  header.writeUInt16BE(comment.length + 2, 2);
  const offset = commentOffset(jpeg);
  return Buffer.concat([jpeg.subarray(0, offset), header, comment, jpeg.subarray(offset)]);
}

/**
 * Returns the comment after the first segment of a JPEG, where `withBrand` writes the brand. Returns
 * undefined if the image has no comment there, as is usual for an image made by the owner.
 */
export function brandIn(jpeg: Buffer): string | undefined {
  if (jpeg.length < 6 || jpeg.readUInt16BE(0) !== START) return undefined;
  const offset = commentOffset(jpeg);
  if (jpeg.length < offset + 4 || jpeg.readUInt16BE(offset) !== COMMENT) return undefined;
  return jpeg.subarray(offset + 4, offset + 2 + jpeg.readUInt16BE(offset + 2)).toString();
}
