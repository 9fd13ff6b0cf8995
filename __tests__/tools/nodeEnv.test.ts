import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Prints whether Vite makes a production build; Jest cannot import Vite, which has only ES modules. */
const SCRIPT = `
  import { resolveConfig } from 'vite';
  const { isProduction } = await resolveConfig({ configLoader: 'runner', mode: process.argv[1] }, 'build', process.argv[1]);
  console.log(isProduction);`;

test.each([
  ['production', 'true'],
  // The browser suites make a development build on purpose.
  ['development', 'false'],
])(
  'R-OWNER-22: with NODE_ENV=development in the owner’s shell, a build of the mode %s is for production: %s',
  (mode, expected) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', SCRIPT, mode],
      {
        cwd: path.resolve(__dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'development' },
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(expected);
  },
);
