import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The media types of the files that are compressed, by extension. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** Writes a brotli and a gzip copy beside each text file, so that the server does not compress each response. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!Object.hasOwn(COMPRESSED_TYPES, path.extname(entry).slice(1))) continue;
    const file = path.join(folder, entry);
    const bytes = readFileSync(file);
    // By default Node compresses with brotli's highest quality, but not with that of gzip.
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
