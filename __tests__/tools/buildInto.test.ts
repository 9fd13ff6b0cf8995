import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInto, reasonOf } from '../../tools/build/buildInto';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const outDir = path.join(folder, 'dist');

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the reason of a build that has to fail. */
const reason = (variables = {}, project?: string) =>
  buildInto(outDir, variables, project).then(() => 'the build did not fail', reasonOf);

/** Returns the reason why a project of one module cannot be built. */
function reasonForModule(code: string): Promise<string> {
  writeFileSync(path.join(folder, 'index.html'), '<script type="module" src="/main.ts"></script>');
  writeFileSync(path.join(folder, 'main.ts'), code);
  return reason({}, folder);
}

describe('R-OWNER-09: the reason why a build failed', () => {
  test('for a module that does not exist is one line with its name and the place of the import', async () => {
    expect(await reasonForModule("import './missing';")).toBe(
      "[UNRESOLVED_IMPORT] Could not resolve './missing' in main.ts (main.ts:1:8)",
    );
  });

  test('for a syntax error is one line with its place', async () => {
    expect(await reasonForModule('const price = ;')).toBe(
      '[builtin:vite-transform] Unexpected token (main.ts:1:15)',
    );
  });

  test('for invalid settings names each of them, without a stack trace', async () => {
    const lines = (await reason({ SITE_URL: 'x', FORM_ENDPOINT: 'ftp://x' })).split('\n');
    expect(lines).toEqual([
      'Hay un ajuste que no se puede usar.',
      expect.stringMatching(/^ {2}siteUrl \(SITE_URL del entorno\): .+\. Ejemplo: .+$/),
      expect.stringMatching(/^ {2}formEndpoint \(FORM_ENDPOINT del entorno\): .+\. Ejemplo: .+$/),
    ]);
  });
});
