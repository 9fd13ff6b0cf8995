import { rmSync } from 'node:fs';
import { createBuilder, type PluginOption } from 'vite';

const isSettings = (plugin: PluginOption) =>
  !!plugin && 'name' in plugin && plugin.name === 'settings';

/**
 * Builds the site into a folder, with bad settings too: the list that the owner gets is the release's
 * own, and of everything at once.
 * @returns why there are no pages, or nothing
 */
export async function buildInto(folder: string): Promise<string | undefined> {
  process.env.OUT_DIR = folder;
  process.env.NODE_ENV = 'production';
  try {
    const { default: config } = await import('../../vite.config');
    const builder = await createBuilder({
      ...config,
      configFile: false,
      logLevel: 'silent',
      plugins: config.plugins?.filter((plugin) => !isSettings(plugin)),
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
