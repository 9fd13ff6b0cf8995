import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(__dirname, '../..');

/** A row of docs/requirements.md. */
export interface Requirement {
  /** The row's id: a requirement's, with a letter if the requirement has several rows: `R-FORM-14b`. */
  readonly id: string;
  readonly says: string;
  /** Section of the specification, for example `2, 4`; empty for a promise of our own. */
  readonly specification: string;
  /** Where the site does not do what the specification says; empty if it does. */
  readonly exception: string;
  /** For whom a promise is; empty for the specification. */
  readonly person: string;
  /** How a person checks the row, because no test can; empty if tests check it. */
  readonly byHand: string;
  /** Whether the row is not proved without the suites of other engines and of Apache. */
  readonly isProvedByEngines: boolean;
}

/** For whom a promise may be. */
export const people = [
  ...['visitor', 'phone', 'keyboard', 'screen reader'],
  ...['owner', 'designer', 'QA', 'developer'],
];

const BY_HAND = /^a mano: /;
const BY_ENGINES = 'motores';

/** Returns the cells of a table's row; a `\|` is part of a cell's text. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Returns the row that a line has; undefined for any other line, for example a table's heading. */
function requirementIn(line: string): Requirement | undefined {
  const cells = line.startsWith('|') ? cellsOf(line) : [];
  const place = cells.findIndex((cell) => /^R-[A-Z0-9]+-\d+[a-z]?$/.test(cell));
  if (place === -1) return undefined;
  const [says = '', second = '', checked = ''] = cells.slice(place + 1);
  const isSpecified = place === 1;
  return {
    id: cells[place]!,
    says,
    specification: isSpecified ? cells[0]! : '',
    exception: isSpecified ? second : '',
    person: isSpecified ? '' : second,
    byHand: BY_HAND.test(checked) ? checked.replace(BY_HAND, '') : '',
    isProvedByEngines: checked === BY_ENGINES,
  };
}

/**
 * Reads the tables of requirements: the rows of part 1 begin with the section of the specification, the id is their second
 * cell; those of part 2 begin with the id, and their last cell says how they are checked if not by tests.
 */
export const parseRequirements = (text: string): Requirement[] =>
  text.split('\n').flatMap((line) => requirementIn(line) ?? []);

/** Returns the rows of docs/requirements.md. */
export const readRequirements = (): Requirement[] =>
  parseRequirements(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));

/** Returns the id of a row's requirement: `R-FORM-14` for `R-FORM-14b`. */
export const requirementOf = (id: string): string => id.replace(/[a-z]$/, '');
