import path from 'node:path';
import type { Rolldown } from 'vite';

type Output = readonly Rolldown.OutputChunk[];

function chunkOf(output: Output, module: string): Rolldown.OutputChunk {
  const file = path.resolve(module);
  const found = output.find((chunk) => chunk.facadeModuleId === file);
  if (!found) throw new Error(`${module} is no chunk of its own`);
  return found;
}

/**
 * The files that some modules need before they can run.
 * @param output the build's chunks
 * @param modules paths from the project's root
 * @returns addresses, each once; the first is the first module's own
 */
export function chunksOf(output: Output, ...modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) visit(output.find(({ fileName }) => fileName === file));
  };
  modules.forEach((module) => visit(chunkOf(output, module)));
  return [...files].map((file) => `/${file}`);
}
