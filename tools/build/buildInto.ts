import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

/**
 * Builds the site into a folder, in a process of its own.
 * @param outDir absolute path; its content is removed first
 * @param variables added to the build's environment
 * @param project folder of the sources
 * @throws Error with the build's output
 */
export async function buildInto(
  outDir: string,
  variables: NodeJS.ProcessEnv = {},
  project = process.cwd(),
): Promise<void> {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--configLoader', 'runner', '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, ...variables };
  try {
    await promisify(execFile)(process.execPath, words, { cwd: project, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stripVTControlCharacters(`${stdout}${stderr}`), { cause: error });
  } finally {
    rmSync(`${outDir}.server`, { recursive: true, force: true });
  }
}

/** Returns the line of a failed build's output that states the reason. */
export const reasonOf = (failure: Error): string =>
  /error during build:\n(.*)/.exec(failure.message)?.[1] ?? failure.message;
