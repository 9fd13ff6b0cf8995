import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { filesInOtherEncodings, ownersFiles, syntaxProblems } from '../../tools/settings/syntax';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const file = path.join(folder, 'owner.ts');

const VALID_CODE = `export const owner = {
  /** WhatsApp number, as it is read. */
  whatsapp: '+54 9 11 0000-0000',
  /** The mailbox. */
  email: 'hola@example.com',
  clients: 1200,
};
export const pictures = [
  { alt: 'Ana' },
  { alt: 'Luz' },
];
export const picture: { alt: string } = { alt: '' };
`;

function problemsAfterChange(from: string, to: string): string[] {
  expect(VALID_CODE).toContain(from);
  writeFileSync(file, VALID_CODE.replace(from, to));
  return syntaxProblems([file]);
}

test('valid code and the project’s own files have no syntax problem', () => {
  expect(problemsAfterChange('', '')).toEqual([]);
  expect(ownersFiles()).toEqual(
    expect.arrayContaining(['src/config/owner.ts', 'src/content/home.ts']),
  );
  expect(syntaxProblems(ownersFiles())).toEqual([]);
});

const slips: Readonly<Record<string, [from: string, to: string]>> = {
  'a missing opening quote': [`'+54`, '+54'],
  'a missing closing quote': [`000',`, '000,'],
  'an e-mail address without quotes': [`'hola@example.com'`, 'hola@example.com'],
  'a word without quotes': [`'hola@example.com'`, 'hola'],
  'a word that is similar to a known name': [`'hola@example.com'`, 'Owner'],
  'an apostrophe in a text': [`'hola@`, `'d'ana@`],
  'curly quotes': [`'hola@example.com'`, '‘hola@example.com’'],
  'a missing comma': [`000',`, `000'`],
  'a missing colon and value': [`email: 'hola@example.com'`, 'email'],
  'a comma between thousands': ['1200', '1,200'],
  'a comma instead of a semicolon': [`'' };`, `'' },`],
  'a superfluous comma in a list': [`'Ana' },`, `'Ana' },,`],
  'a missing closing brace': [`{ alt: '' };`, `{ alt: ''`],
};

test('R-OWNER-03a: the message for each slip shows the line and the line before', () => {
  const texts = Object.entries(slips).map(([name, [from, to]]) => {
    const [shown = ''] = problemsAfterChange(from, to);
    return `${name}:\n${shown.replace(file, 'owner.ts')}`;
  });
  expect(texts.join('\n\n')).toMatchSnapshot();
});

test('R-OWNER-03b: a file that an editor has saved in another encoding is found', () => {
  expect(filesInOtherEncodings(ownersFiles())).toEqual([]);
  const encodings = { ansi: 'latin1', unicode: 'utf16le', 'with-bom': 'utf8' } as const;
  const files = Object.entries(encodings).map(([name, encoding]) => {
    const other = path.join(folder, `${name}.ts`);
    writeFileSync(other, `\ufeffexport const brand = 'Viajes Ñandú';`, encoding);
    return other;
  });
  expect(filesInOtherEncodings(files)).toEqual(files.slice(0, 2));
});

test('R-OWNER-03a, R-OWNER-03b, R-OWNER-09a: start, build, dev, release, images and guia stop at a slip with its lines, and at an unknown colour; release leaves nothing to publish', () => {
  cpSync('src', path.join(folder, 'src'), { recursive: true });
  symlinkSync(path.resolve('tools'), path.join(folder, 'tools'), 'junction');
  const { start, build, dev, release, images, guia } = scripts;
  const checks = [build, dev, images, guia].map((script) => script.split(' && ')[0]);
  expect(new Set(checks).size).toBe(1);
  expect(start).toMatch(/^npm run build /);
  for (const code of [VALID_CODE.replace(`000',`, '000,'), VALID_CODE]) {
    mkdirSync(path.join(folder, 'dist'), { recursive: true });
    writeFileSync(path.join(folder, 'src/config/owner.ts'), code);
    writeFileSync(path.join(folder, 'src/art/mate.svg'), 'var(--palette-mate)');
    const [stopped, refused] = [build, release].map((script) => {
      const { status, stderr } = spawnSync(script, { cwd: folder, encoding: 'utf8', shell: true });
      return `${status}${stderr}`;
    });
    expect(stopped).toMatchSnapshot();
    expect(refused).toBe(stopped);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  }
});
