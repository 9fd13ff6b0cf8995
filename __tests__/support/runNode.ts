import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs Node in the project's folder. @returns the exit status and the output */
export function runNode(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}
