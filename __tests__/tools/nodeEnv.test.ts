import { runNode } from '../support/runNode';

/**
 * Prints what Vite takes from the environment, and resolves the preview's configuration with an invalid setting, which may not
 * stop it: the preview serves a finished build. In a process of its own, because Jest cannot import Vite, an ES module.
 */
const SCRIPT = `
  import { resolveConfig } from 'vite';
  const options = { configLoader: 'runner', mode: 'production' };
  const { isProduction, build, preview } = await resolveConfig(options, 'build', 'production');
  process.env.SITE_URL = 'x';
  await resolveConfig(options, 'serve', 'production', 'production', true);
  console.log(isProduction, build.outDir, preview.port, preview.cors);`;

test.each([
  [{ NODE_ENV: 'development', OUT_DIR: '', PORT: '' }, 'true dist 4173 false'],
  [{ OUT_DIR: 'otra', PORT: '5000' }, 'true otra 5000 false'],
])(
  'with %j in the owner’s shell a build is for production, and Vite allows no other origin: %s',
  (variables, settings) => {
    const { text } = runNode(['--input-type=module', '-e', SCRIPT], variables);
    expect(text.trim()).toBe(settings);
  },
);
