/** `npm run bundle`: prints what visitors download, by chunk and by package, in bytes of brotli. */
import { brotliCompressSync } from 'node:zlib';
import { createBuilder, type Rollup } from 'vite';

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
  const code: Record<string, string> = {};
  for (const [id, module] of Object.entries(modules)) {
    code[packageOf(id)] = (code[packageOf(id)] ?? '') + module.code;
  }
  // A package is compressed alone and before minifying, so its size is scaled to the chunk's.
  const sizes = Object.entries(code).map(([name, text]) => [name, brotli(text)] as const);
  const scale = size / sizes.reduce((sum, [, alone]) => sum + alone, 0);
  console.log(`${String(size).padStart(8)}  ${fileName}`);
  for (const [name, alone] of sizes.toSorted((a, b) => b[1] - a[1])) {
    const share = Math.round(alone * scale);
    if (share >= 150) console.log(`${String(share).padStart(8)}      ${name}`);
  }
}
