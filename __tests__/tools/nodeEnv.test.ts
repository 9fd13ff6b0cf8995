import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Prints whether Vite makes a production build; Jest cannot import Vite, which has only ES modules. */
const SCRIPT = `
  import { resolveConfig } from 'vite';
  const { isProduction } = await resolveConfig({ configLoader: 'runner', mode: 'production' }, 'build', 'production');
  console.log(isProduction);`;

test('with NODE_ENV=development in the owner’s shell a build is for production', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('true');
});
