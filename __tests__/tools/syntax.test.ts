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
  ['a missing opening quote', `'549`, '549', 3],
  ['a missing closing quote', `000',`, '000,', 3],
  ['an e-mail address without quotes', `'hola@example.com'`, 'hola@example.com', 5],
  ['a word without quotes', `'hola@example.com'`, 'hola', 5],
  ['a word without quotes that is similar to a known name', `'hola@example.com'`, 'Owner', 5],
  ['an apostrophe in a text', `'hola@`, `'d'ana@`, 5],
  ['curly quotes', `'hola@example.com'`, '‘hola@example.com’', 5],
  ['a comma between thousands', '1200', '1,200', 6],
  ['a comma instead of a semicolon', `'' };`, `'' },`, 12],
  ['a superfluous comma in a list', `'Ana' },`, `'Ana' },,`, 9],
  ['a missing closing brace', `{ alt: '' };`, `{ alt: ''`, 12],
])('R-OWNER-03: the message for %s shows the line', (_, from, to, line) => {
  const shown = VALID_CODE.replace(from, to).split('\n')[line - 1]!.trim();
  expect(problemsAfterChange(from, to)).toEqual([`${file}\n${String(line).padStart(5)}  ${shown}`]);
});

test('R-OWNER-03: the message for a missing colon and value shows the line and the line before', () => {
  expect(problemsAfterChange(`email: 'hola@example.com'`, 'email')).toEqual([
    `${file}\n    3  whatsapp: '5490000000000',\n    5  email,`,
  ]);
});

test('R-OWNER-03: the message for a missing comma shows both lines, without the comment between the lines', () => {
  expect(problemsAfterChange(`000',`, `000'`)).toEqual([
    `${file}\n    3  whatsapp: '5490000000000'\n    5  email: 'hola@example.com',`,
  ]);
});

test.each([
  ['a // comment', '// The mailbox.'],
  ['two // comments', '// The mailbox.\n  // It’s mine.'],
  ['a // comment after a block comment', '/** The mailbox. */ // Mine.'],
])(
  'R-OWNER-03: the message for a missing comma before %s shows the line without the comma',
  (_, comment) => {
    const changed = `'https://example.com' // Mine.\n  ${comment}\n`;
    const [shown] = problemsAfterChange(`'5490000000000',\n  /** The mailbox. */\n`, changed);
    expect(
      shown!
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^ +\d+ +/, '')),
    ).toEqual([`whatsapp: 'https://example.com' // Mine.`, `email: 'hola@example.com',`]);
  },
);
