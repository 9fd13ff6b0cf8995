import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { settingError } from '../settings/settingError';

/**
 * Builds the site into a folder. Vite runs in a child process with its own environment variables and working
 * directory, because vite.config.ts depends on them.
 * @param outDir absolute path of the folder; a successful build replaces its previous content
 * @param variables environment variables that are added to those of this process, or replace them
 * @param project root folder of the project to build
 * @throws SettingError whose message is what the build has printed about its error
 */
export async function buildInto(
  outDir: string,
  variables: NodeJS.ProcessEnv = {},
  project = process.cwd(),
): Promise<void> {
  const mode = variables.NODE_ENV ?? 'production';
  const command = ['tools/run.cjs', 'tools/build/build.ts', '--mode', mode, '--logLevel', 'silent'];
  const env = { ...process.env, OUT_DIR: outDir, ...variables };
  try {
    await promisify(execFile)(process.execPath, command, { cwd: project, env });
  } catch (error) {
    throw settingError((error as { stderr: string }).stderr.trim());
  }
}
