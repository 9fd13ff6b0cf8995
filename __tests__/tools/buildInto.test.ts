import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInto } from '../../tools/build/buildInto';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const outDir = path.join(folder, 'dist');

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the reason of a build that has to fail. */
const failureReason = (variables = {}, project?: string) =>
  buildInto(outDir, variables, project).then(
    () => 'the build did not fail',
    ({ message }: Error) => message,
  );

/** Returns the reason why the build of a project with this module fails. */
function reasonForModule(code: string): Promise<string> {
  writeFileSync(path.join(folder, 'index.html'), '<script type="module" src="/main.ts"></script>');
  writeFileSync(path.join(folder, 'main.ts'), code);
  return failureReason({}, folder);
}

describe('R-OWNER-09: the reason of a failed build', () => {
  test('a missing module is reported in one line with its file and line', async () => {
    expect(await reasonForModule("import './missing';")).toMatch(
      /^Algo no se entiende en main\.ts, renglón 1\. El detalle, .*$/,
    );
  });

  test('a syntax error is reported in one line with its file and line', async () => {
    expect(await reasonForModule('\nconst price = ;')).toMatch(
      /^Algo no se entiende en main\.ts, renglón 2\. El detalle, .*$/,
    );
  });

  test('each invalid setting is reported in one line, without a stack trace', async () => {
    const lines = (await failureReason({ SITE_URL: 'x', FORM_ENDPOINT: 'ftp://x' })).split('\n');
    expect(lines).toEqual([
      'Hay un ajuste que no se puede usar.',
      expect.stringMatching(/^ {2}✗ siteUrl: .+ \(SITE_URL del entorno\)\. Ejemplo: .+$/),
      expect.stringMatching(/^ {2}✗ formEndpoint: .+ \(FORM_ENDPOINT del entorno\)\. Ejemplo: .+$/),
    ]);
  });
});
