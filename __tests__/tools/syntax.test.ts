import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownersFiles, syntaxProblems } from '../../tools/build/syntax';

const folder = mkdtempSync(path.join(tmpdir(), 'slips-'));
const file = path.join(folder, 'owner.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RIGHT = `export const owner = {
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

function problemsWith(right: string, slip: string): string[] {
  expect(RIGHT).toContain(right);
  writeFileSync(file, RIGHT.replace(right, slip));
  return syntaxProblems([file]);
}

test('R-OWNER-03: what can be read is let be, as is all that ships', () => {
  expect(problemsWith('', '')).toEqual([]);
  expect(ownersFiles()).toEqual(
    expect.arrayContaining(['src/config/owner.ts', 'src/content/home.ts']),
  );
  expect(syntaxProblems(ownersFiles())).toEqual([]);
});

test.each([
  ['a quote before', `'549`, '549', 3],
  ['a quote after', `000',`, '000,', 3],
  ['both quotes', `'hola@example.com'`, 'hola@example.com', 5],
  ['both quotes of one word', `'hola@example.com'`, 'hola', 5],
  ['both quotes of a word that is similar to a name', `'hola@example.com'`, 'Owner', 5],
  ['a quote too many, as an apostrophe', `'hola@`, `'d'ana@`, 5],
  ['curly quotes', `'hola@example.com'`, '‘hola@example.com’', 5],
  ['a point between thousands that is a comma', '1200', '1,200', 6],
  ['a comma where a line ends a list', `'' };`, `'' },`, 12],
  ['a comma too many in a list', `'Ana' },`, `'Ana' },,`, 9],
  ['the last brace', `{ alt: '' };`, `{ alt: ''`, 12],
])('R-OWNER-03: %s: the line is shown', (_slip, right, wrong, line) => {
  const shown = RIGHT.replace(right, wrong).split('\n')[line - 1]!.trim();
  expect(problemsWith(right, wrong)).toEqual([`${file}\n${String(line).padStart(5)}  ${shown}`]);
});

test('R-OWNER-03: a colon and a text that are not there: the line is shown, and the line before', () => {
  expect(problemsWith(`email: 'hola@example.com'`, 'email')).toEqual([
    `${file}\n    3  whatsapp: '5490000000000',\n    5  email,`,
  ]);
});

test('R-OWNER-03: a comma that is not there: both lines are shown, without what is said between them', () => {
  expect(problemsWith(`000',`, `000'`)).toEqual([
    `${file}\n    3  whatsapp: '5490000000000'\n    5  email: 'hola@example.com',`,
  ]);
});

test.each([
  ['a // comment', '// The mailbox.'],
  ['two // comments', '// The mailbox.\n  // It’s mine.'],
  ['a // comment after a block comment', '/** The mailbox. */ // Mine.'],
])(
  'R-OWNER-03: a comma that is not there, before %s: the line without the comma is shown',
  (_, comment) => {
    const slip = `'https://example.com' // Mine.\n  ${comment}\n`;
    const [shown] = problemsWith(`'5490000000000',\n  /** The mailbox. */\n`, slip);
    expect(
      shown!
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^ +\d+ +/, '')),
    ).toEqual([`whatsapp: 'https://example.com' // Mine.`, `email: 'hola@example.com',`]);
  },
);
