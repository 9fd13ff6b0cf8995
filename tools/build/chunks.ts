import path from 'node:path';
import type { Rolldown } from 'vite';

/** Returns the module of a page, from the project's root: `src/pages/home/HomePage.tsx` for `home`. */
export const moduleOf = (id: string): string =>
  `src/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;

/**
 * Returns the addresses of the chunks that modules need before they can run, each once: first the first
 * module's own, then each chunk after those that it imports.
 * @param output the build's chunks
 * @param modules paths from the project's root
 * @throws Error if a module has no chunk of its own
 */
export function chunksOf(
  output: readonly Rolldown.OutputChunk[],
  ...modules: [string, ...string[]]
): string[] {
  const entries = modules.map((module) => {
    const file = path.resolve(module);
    const chunk = output.find(({ facadeModuleId }) => facadeModuleId === file);
    if (!chunk) throw new Error(`${module} has no chunk of its own`);
    return chunk;
  });
  const files = new Set<string>();
  const visited = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || visited.has(chunk)) return;
    visited.add(chunk);
    for (const file of chunk.imports) visit(output.find(({ fileName }) => fileName === file));
    files.add(chunk.fileName);
  };
  entries.forEach(visit);
  return [...new Set([entries[0]!.fileName, ...files])].map((file) => `/${file}`);
}
