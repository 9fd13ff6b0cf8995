/** Markers of a JPEG: start of image, comment. */
const START = 0xffd8;
const COMMENT = 0xfffe;

/** Returns the offset after the first segment (JFIF or EXIF), where the comment is. */
const afterFirstSegment = (jpeg: Buffer) => 4 + jpeg.readUInt16BE(4);

/** Returns a JPEG with the brand that is drawn in it as a comment. */
export function withBrand(jpeg: Buffer, name: string): Buffer {
  const text = Buffer.from(name);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(COMMENT);
  head.writeUInt16BE(text.length + 2, 2);
  const at = afterFirstSegment(jpeg);
  return Buffer.concat([jpeg.subarray(0, at), head, text, jpeg.subarray(at)]);
}

/** Returns the brand in a JPEG's comment; undefined without one, as in an image of the owner's own. */
export function brandIn(jpeg: Buffer): string | undefined {
  if (jpeg.length < 6 || jpeg.readUInt16BE(0) !== START) return undefined;
  const at = afterFirstSegment(jpeg);
  if (jpeg.length < at + 4 || jpeg.readUInt16BE(at) !== COMMENT) return undefined;
  return jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2)).toString();
}
