import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownersFiles, syntaxProblems } from '../../tools/build/syntax';

const folder = mkdtempSync(path.join(tmpdir(), 'slips-'));
const file = path.join(folder, 'owner.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VALID_CODE = `export const owner = {
  /** WhatsApp number: digits only. */
  whatsapp: '5490000000000',
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

test('R-OWNER-03: valid code and the project’s own files have no syntax problem', () => {
  expect(problemsAfterChange('', '')).toEqual([]);
  expect(ownersFiles()).toEqual(
    expect.arrayContaining(['src/config/owner.ts', 'src/content/home.ts']),
  );
  expect(syntaxProblems(ownersFiles())).toEqual([]);
});

test.each([
  ['a missing opening quote', `'549`, '549', [1, 3]],
  ['a missing closing quote', `000',`, '000,', [1, 3]],
  ['an e-mail address without quotes', `'hola@example.com'`, 'hola@example.com', [3, 5]],
  ['a word without quotes', `'hola@example.com'`, 'hola', [3, 5]],
  ['a word that is similar to a known name', `'hola@example.com'`, 'Owner', [3, 5]],
  ['an apostrophe in a text', `'hola@`, `'d'ana@`, [3, 5]],
  ['curly quotes', `'hola@example.com'`, '‘hola@example.com’', [3, 5]],
  ['a missing comma', `000',`, `000'`, [3, 5]],
  ['a missing colon and value', `email: 'hola@example.com'`, 'email', [3, 5]],
  ['a comma between thousands', '1200', '1,200', [5, 6]],
  ['a comma instead of a semicolon', `'' };`, `'' },`, [11, 12]],
  ['a superfluous comma in a list', `'Ana' },`, `'Ana' },,`, [8, 9]],
  ['a missing closing brace', `{ alt: '' };`, `{ alt: ''`, [11, 12]],
])('R-OWNER-03: the message for %s shows the line and the line before', (_, from, to, numbers) => {
  const lines = VALID_CODE.replace(from, to).split('\n');
  const shown = numbers.map((n) => `${String(n).padStart(5)}  ${lines[n - 1]!.trim()}`);
  expect(problemsAfterChange(from, to)).toEqual([[file, ...shown].join('\n')]);
});
