import type { Rolldown } from 'vite';

/** Returns the path of a page's module in the project: `src/pages/home/HomePage.tsx` for `home`. */
export const moduleOf = (id: string): string =>
  `src/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;

/**
 * Returns the URL paths of the chunks that modules need. The first is the chunk of the first module; every other
 * chunk follows the chunks that it imports.
 * @param output all chunks of the build
 * @param modules ids of the modules, as Vite writes them: absolute paths with slashes, also on Windows
 * @throws Error if a module is not the entry of a chunk
 */
export function chunksOf(output: readonly Rolldown.OutputChunk[], modules: readonly string[]) {
  const entries = modules.map((module) => {
    const chunk = output.find(({ facadeModuleId }) => facadeModuleId === module);
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
