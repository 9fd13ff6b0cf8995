/**
 * `npm run bundle`: prints the size of each chunk and of the packages in it, in bytes after brotli compression.
 * Omits packages of less than 150 bytes.
 */
import { brotliCompressSync } from 'node:zlib';
import { createBuilder, type Rollup } from 'vite';

/**
 * Returns the npm package of a module, or `(bundler)` or `src`. The ids of the bundler's own modules begin
 * with a null character.
 */
const packageOf = (id: string) =>
  id.match(/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/)?.[1] ??
  (id.startsWith('\0') ? '(bundler)' : 'src');

const brotli = (text: string) => brotliCompressSync(text).length;

const builder = await createBuilder({ logLevel: 'error', build: { write: false } });
const { output } = (await builder.build(builder.environments.client!)) as Rollup.RollupOutput;
const chunks = output
  .filter((file) => file.type === 'chunk')
  .map((chunk) => ({ ...chunk, size: brotli(chunk.code) }));

for (const { fileName, size, modules } of chunks.toSorted((a, b) => b.size - a.size)) {
  const codeByPackage: Record<string, string> = {};
  for (const [id, module] of Object.entries(modules)) {
    const name = packageOf(id);
    codeByPackage[name] = (codeByPackage[name] ?? '') + module.code;
  }
  // The code of each package is compressed separately and is not minified, so the sizes are too large. They are
  // scaled, so that their sum is the size of the chunk.
  const sizes = Object.entries(codeByPackage).map(([name, code]) => [name, brotli(code)] as const);
  const scale = size / sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${String(size).padStart(8)}  ${fileName}`);
  for (const [name, bytes] of sizes.toSorted((a, b) => b[1] - a[1])) {
    const scaled = Math.round(bytes * scale);
    if (scaled >= 150) console.log(`${String(scaled).padStart(8)}      ${name}`);
  }
}
