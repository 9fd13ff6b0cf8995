import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInto } from '../../tools/build/buildInto';
import { replaceFolder } from '../../tools/build/replaceFolder';
import { copyWithChanges } from '../support/builds';
import { temporaryFolder } from '../support/temporaryFolder';

/** Makes a folder with one file in another folder. @returns the new folder's path */
function folderWith(folder: string, name: string, text: string): string {
  const created = path.join(folder, name);
  mkdirSync(created, { recursive: true });
  writeFileSync(path.join(created, 'index.html'), text);
  return created;
}

const textIn = (built: string) => readFileSync(path.join(built, 'index.html'), 'utf8');

test.each([
  {
    mistake: 'a component that throws',
    body: 'const { length } = undefined as unknown as string; return length;',
    reason:
      /^La página \/paraAgenciasDeViaje no se puede armar: .*undefined.* \(Benefits < FormSection < AgenciesPage\)$/,
  },
  {
    mistake: 'an element with a style attribute, which the policy blocks,',
    body: 'return <ul style={{ gap: 4 }} />;',
    reason: /^La página \/paraAgenciasDeViaje tiene un atributo style.*: <ul[^>]* style="gap:4px"/,
  },
])(
  'R-OWNER-03a: $mistake stops the build with page and place, and the build before stays',
  async ({ body, reason }) => {
    const folder = temporaryFolder();
    const project = path.join(folder, 'project');
    const files = {
      'src/pages/agencies/Benefits.tsx': `export function Benefits() { ${body} }`,
    };
    await copyWithChanges(project, { files });
    const dist = folderWith(folder, 'dist', 'the build before');
    await expect(buildInto(dist, {}, project)).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(reason),
    });
    expect(textIn(dist)).toBe('the build before');
    rmSync(project, { recursive: true });
    expect(readdirSync(folder)).toEqual(['dist']);
  },
);

test('R-OWNER-03a: the reason of a failed build has one line for each invalid setting, and no stack trace', async () => {
  const folder = temporaryFolder();
  const variables = { SITE_URL: 'x', FORM_ENDPOINT: 'ftp://x' };
  await expect(buildInto(path.join(folder, 'dist'), variables)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Hay algo que no se puede usar\.\n {2}✗ siteUrl: .+ \(SITE_URL del entorno\)\. Ejemplo: .+\n {2}✗ formEndpoint: .+ \(FORM_ENDPOINT del entorno\)\. Ejemplo: .+$/,
    ),
  });
});

test('a new build replaces the old one, also after a build that was stopped in between', () => {
  const folder = temporaryFolder();
  folderWith(folder, 'dist.old', 'left behind');
  const dist = folderWith(folder, 'dist', 'old');
  replaceFolder(dist, folderWith(folder, 'dist.new', 'new'));
  expect(textIn(dist)).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('if the file system refuses, the old build stays', () => {
  const folder = temporaryFolder();
  const dist = folderWith(folder, 'dist', 'old');
  // A folder that does not exist cannot be renamed.
  expect(() => replaceFolder(dist, path.join(folder, 'missing'))).toThrow('ENOENT');
  expect(textIn(dist)).toBe('old');
});
