import { existsSync, mkdirSync } from 'node:fs';
import { runNode } from '../support/runNode';
import { temporaryFolder } from '../support/temporaryFolder';

const target = temporaryFolder();

/** Runs `npm run release` with this target. Returns the exit status, whether the target is kept, and the output. */
function release(variables: NodeJS.ProcessEnv, ...args: string[]) {
  mkdirSync(target, { recursive: true });
  const script = ['tools/run.cjs', 'tools/release/command.ts', ...args];
  const { status, text } = runNode(script, { OUT_DIR: target, ...variables });
  return [status, existsSync(target), text];
}

test.each(['preview', 'check'])(
  'R-OWNER-03a: `npm run release --%s` without the `--` before the option explains the options and removes nothing',
  (option) => {
    const usage = expect.stringMatching(/^No entendí\.[^]*-- --preview[^]*PowerShell/);
    expect(release({ [`npm_config_${option}`]: 'true' })).toEqual([1, true, usage]);
  },
);

test('R-OWNER-09a: a refused release fails with its list and removes the old site', () => {
  const list = expect.stringMatching(/ todavía\. Para corregir:\n {2}✗ siteUrl: "x" no empieza/);
  expect(release({ SITE_URL: 'x' })).toEqual([1, false, list]);
});

test('R-OWNER-10a: a preview says where it is, where its forms go, and what the site lacks', () => {
  const text = expect.stringMatching(
    /La vista previa está en .*, para https:\/\/www\.otra\.com\.ar\.\nLos formularios van a \/_bandeja\.\n[^]* de verdad falta:\n {2}✗ /,
  );
  const variables = { SITE_URL: 'https://www.otra.com.ar', FORM_ENDPOINT: '/_bandeja' };
  expect(release(variables, '--preview')).toEqual([0, true, text]);
});

test('R-OWNER-11a: --check of a site that does not answer fails, and removes nothing', () => {
  const lines = expect.stringMatching(/✗ El inicio abre [^]* corregir: 1\.\n$/);
  expect(release({}, '--check', 'http://localhost:2')).toEqual([1, true, lines]);
});
