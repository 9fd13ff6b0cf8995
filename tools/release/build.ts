import { rmSync } from 'node:fs';
import { createBuilder, type PluginOption } from 'vite';

const isNamed = (plugin: PluginOption, name?: string) =>
  !!plugin && 'name' in plugin && plugin.name === name;

/**
 * Builds the site into a folder.
 * @param without whose refusals the caller makes itself, of everything at once, as `theme:check` does
 * @returns why there are no pages, or nothing
 */
export async function buildInto(folder: string, without?: 'palette'): Promise<string | undefined> {
  process.env.OUT_DIR = folder;
  process.env.NODE_ENV = 'production';
  try {
    const { default: config } = await import('../../vite.config');
    const builder = await createBuilder({
      ...config,
      configFile: false,
      logLevel: 'silent',
      plugins: config.plugins?.filter((plugin) => !isNamed(plugin, without)),
      build: { ...config.build, outDir: folder, emptyOutDir: true },
    });
    await builder.buildApp();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  } finally {
    rmSync(`${folder}.server`, { recursive: true, force: true });
  }
}
