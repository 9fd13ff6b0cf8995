/** Prints what visitors download, by chunk and by package, in bytes (`npm run bundle`). */
import { brotliCompressSync } from 'node:zlib';
import { createBuilder, type Rollup } from 'vite';

const packageOf = (id: string) =>
  id.match(/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/)?.[1] ??
  (id.startsWith('\0') ? '(bundler)' : 'src');

const brotli = (text: string) => brotliCompressSync(Buffer.from(text)).length;

const builder = await createBuilder({ logLevel: 'error', build: { write: false } });
const output = (await builder.build(builder.environments.client!)) as Rollup.RollupOutput;
const chunks = output.output.filter((file) => file.type === 'chunk');

const print = (name: string, size: number) => console.log(`${String(size).padStart(8)}  ${name}`);

console.log('Chunks, brotli:');
for (const chunk of chunks.toSorted((a, b) => brotli(b.code) - brotli(a.code))) {
  print(chunk.fileName, brotli(chunk.code));
  const code = new Map<string, string>();
  for (const [id, module] of Object.entries(chunk.modules)) {
    const name = process.argv.includes('--modules')
      ? id.replace(/.*node_modules\//, '')
      : packageOf(id);
    code.set(name, (code.get(name) ?? '') + (module.code ?? ''));
  }
  // Packages are compressed one by one before minifying, then scaled to the chunk's real size.
  const sizes = [...code].map(([name, text]) => [name, brotli(text)] as const);
  const scale = brotli(chunk.code) / sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [name, size] of sizes.sort((a, b) => b[1] - a[1])) {
    if (size * scale >= 150) print(`    ${name}`, Math.round(size * scale));
  }
}
