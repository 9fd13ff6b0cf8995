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
 * @returns addresses, each once: first the first module's own, then each after those that it imports
 */
export function chunksOf(output: Output, ...modules: [string, ...string[]]): string[] {
  const files = new Set<string>();
  const visited = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || visited.has(chunk)) return;
    visited.add(chunk);
    for (const file of chunk.imports) visit(output.find(({ fileName }) => fileName === file));
    files.add(chunk.fileName);
  };
  modules.forEach((module) => visit(chunkOf(output, module)));
  const first = chunkOf(output, modules[0]).fileName;
  return [first, ...[...files].filter((file) => file !== first)].map((file) => `/${file}`);
}
