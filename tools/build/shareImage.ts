/** Marks of a JPEG: its start, and a comment. */
const START = 0xffd8;
const COMMENT = 0xfffe;

/** Where the comment stands: after the first segment, which says what kind of JPEG it is. */
const afterFirst = (jpeg: Buffer) => 4 + jpeg.readUInt16BE(4);

/** A JPEG with a comment that says whose name is drawn in it. */
export function withName(jpeg: Buffer, name: string): Buffer {
  const text = Buffer.from(name);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(COMMENT);
  head.writeUInt16BE(text.length + 2, 2);
  const at = afterFirst(jpeg);
  return Buffer.concat([jpeg.subarray(0, at), head, text, jpeg.subarray(at)]);
}

/** Whose name is drawn in a JPEG; nothing where it does not say, as in one that the owner drew. */
export function nameIn(jpeg: Buffer): string | undefined {
  if (jpeg.length < 6 || jpeg.readUInt16BE(0) !== START) return undefined;
  const at = afterFirst(jpeg);
  if (jpeg.length < at + 4 || jpeg.readUInt16BE(at) !== COMMENT) return undefined;
  return jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2)).toString();
}
