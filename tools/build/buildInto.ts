import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

/**
 * Builds the site into a folder. Vite runs in a child process with its own environment variables and working
 * directory, because vite.config.ts depends on them.
 * @param outDir absolute path of the folder; its previous content is removed
 * @param variables environment variables that are added to those of this process, or replace them
 * @param project root folder of the project to build
 * @throws Error whose message is the output of Vite
 */
export async function buildInto(
  outDir: string,
  variables: NodeJS.ProcessEnv = {},
  project = process.cwd(),
): Promise<void> {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  // Vite's default config loader would warn of each import without a file extension in the configuration.
  const args = [vite, 'build', '--configLoader', 'runner', '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, ...variables };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: project, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stripVTControlCharacters(`${stdout}${stderr}`), { cause: error });
  } finally {
    // The build has written the server bundle into this folder (vite.config.ts). Only the prerendering needs
    // the bundle.
    rmSync(`${outDir}.server`, { recursive: true, force: true });
  }
}

/**
 * Returns the reason why a build failed, without a stack trace. An example is
 * «[UNRESOLVED_IMPORT] Could not resolve './missing' in main.ts (main.ts:1:8)».
 * @param failure error of `buildInto`
 */
export function reasonOf(failure: Error): string {
  const [, reason = failure.message] =
    /error during build:\n(?:Build failed with \d+ errors?:\n)?\s*([^]*?)\s*(?:\n +at |$)/.exec(
      failure.message,
    ) ?? [];
  // Below an error's message Rolldown prints the code in a frame that begins with `╭─[ main.ts:1:8 ]`. Only
  // this position is kept: the rest of the frame and all later lines are removed.
  return reason.replace(/\n +╭─\[ (.*) \]\n[^]*/, ' ($1)');
}
