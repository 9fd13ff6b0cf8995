/**
 * `npm run trace`: writes into `docs/testing.md` which tests hold each requirement. A test holds those
 * whose ids its title, or that of a `describe` around it, begins with.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withMarked } from '../markdown';

const REPORT = 'docs/testing.md';
const TESTS = '__tests__';
/** Need a site that is already up, or other engines: `npm test` does not run them. */
const APART = ['deployed', 'engines'];
const ID = /R-[A-Z0-9]+-\d+/g;
const LEADING_IDS = /^(R-[A-Z0-9]+-\d+(, )?)+: /;

/** What holds a requirement, or the part of it that no test of Jest's can. */
export const heldElsewhere: Readonly<Record<string, string>> = {
  'R-DEV-07': '`engines` in package.json; each version of Node by hand',
  'R-DEV-08': 'after every test: `failOnConsole.ts` and `browser.ts` in `__tests__/support`',
  'R-DEV-09': '`npm run lint`',
  'R-DEV-10': '`npm run typecheck`',
  'R-PERF-07': '`npm run bench`',
  'R-PERF-08': '`npm run bench`',
  'R-TRUST-04': '`npm run screenshots`, by eye',
};

/** A line of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly sentence: string;
}

/** A test as its source names it. */
export interface NamedTest {
  /** Its file, from `__tests__`. */
  readonly file: string;
  /** Titles of the describes around it, and its own. */
  readonly titles: readonly string[];
}

/** The requirements with their first sentence, in their order. */
export function requirementsIn(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*(R-[A-Z0-9]+-\d+)\*\* (.*)$/gm)].map(([, id, text]) => ({
    id: id!,
    // A full stop within `quoted text` ends nothing.
    sentence: /^(?:`[^`]*`|[^`])*?\.(?= |$)|^.*/.exec(text!)![0].replace(/\.$/, ''),
  }));
}

/** `describe` or `test`, if a call's callee is one, however it is written. */
function kindOf(callee: ts.Expression): 'describe' | 'test' | undefined {
  if (ts.isIdentifier(callee)) {
    if (callee.text === 'describe') return 'describe';
    return callee.text === 'test' || callee.text === 'it' ? 'test' : undefined;
  }
  if (ts.isParenthesizedExpression(callee)) return kindOf(callee.expression);
  if (ts.isConditionalExpression(callee)) return kindOf(callee.whenTrue);
  // test.each(table)(title, …) and test.each`table`(title, …).
  if (ts.isCallExpression(callee)) return kindOfEach(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return kindOfEach(callee.tag);
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text === 'each') return undefined;
  return kindOf(callee.expression);
}

const kindOfEach = (callee: ts.Expression) =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === 'each'
    ? kindOf(callee.expression)
    : undefined;

/** The tests of a file, by its source alone; placeholders stay as they are written. */
export function testsIn(file: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const walk = (node: ts.Node, around: readonly string[]): void => {
    const kind = ts.isCallExpression(node) && kindOf(node.expression);
    if (!kind) return ts.forEachChild(node, (child) => walk(child, around));
    const [title, ...rest] = (node as ts.CallExpression).arguments;
    if (!title) return;
    const titles = [
      ...around,
      ts.isStringLiteralLike(title) ? title.text : title.getText().replace(/^`|`$/g, ''),
    ];
    if (kind === 'test') tests.push({ file, titles });
    else for (const part of rest) walk(part, titles);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return tests;
}

/** The requirements that a test holds. */
const heldBy = ({ titles }: NamedTest): Set<string> =>
  new Set(titles.flatMap((title) => LEADING_IDS.exec(title)?.[0].match(ID) ?? []));

/** Ids of the requirements that nothing holds. */
export function unheld(requirements: readonly Requirement[], tests: readonly NamedTest[]) {
  const held = new Set([
    ...Object.keys(heldElsewhere),
    ...tests.flatMap((one) => [...heldBy(one)]),
  ]);
  return requirements.map(({ id }) => id).filter((id) => !held.has(id));
}

/** Ids that titles or `heldElsewhere` name, wherever they stand, and docs/requirements.md does not. */
export function unknownIds(requirements: readonly Requirement[], tests: readonly NamedTest[]) {
  const known = new Set(requirements.map(({ id }) => id));
  const named = tests.flatMap(({ titles }) => titles.join().match(ID) ?? []);
  return [...new Set([...Object.keys(heldElsewhere), ...named])].filter((id) => !known.has(id));
}

/** A text as a table's cell shows it; within `code` nothing but the bar means anything. */
const cell = (text: string) =>
  text.replace(/`[^`]*`|[<|]/g, (part) => (part === '<' ? '&lt;' : part.replaceAll('|', '\\|')));

/** The table: a row a requirement, with its tests and what else holds it. */
export function traceTable(
  requirements: readonly Requirement[],
  tests: readonly NamedTest[],
): string {
  const baseOf = (file: string) => path.basename(file).replace(/\.test\.tsx?$/, '');
  const files = [...new Set(tests.map(({ file }) => file))];
  // Two files of one name are told apart by their folder.
  const nameOf = (file: string) =>
    files.filter((other) => baseOf(other) === baseOf(file)).length > 1
      ? `${path.dirname(file)}/${baseOf(file)}`
      : baseOf(file);
  const lineOf = ({ file, titles }: NamedTest) =>
    cell([nameOf(file), ...titles.map((title) => title.replace(LEADING_IDS, ''))].join(' › '));
  const rows = requirements.map(({ id, sentence }) => {
    const lines = new Set(tests.filter((one) => heldBy(one).has(id)).map(lineOf));
    const other = heldElsewhere[id];
    const holders = [...lines, ...(other ? [`*${other}*`] : [])].join('<br>');
    return `| **${id}** ${cell(sentence)} | ${holders} |`;
  });
  return ['| Requirement | Held by |', '|---|---|', ...rows].join('\n');
}

/** The report with this table in its place. */
export const withTable = (page: string, table: string): string => withMarked(page, 'trace', table);

/** All that is read, in the project that stands in this folder. */
export function readProject(root: string) {
  const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
  const files = readdirSync(path.join(root, TESTS), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) && !file.split(path.sep).some((part) => APART.includes(part)),
    )
    .toSorted();
  return {
    requirements: requirementsIn(read('docs/requirements.md')),
    tests: files.flatMap((file) => testsIn(file, read(TESTS, file))),
    page: read(REPORT),
  };
}

if (path.basename(process.argv[1] ?? '') === 'trace.ts') {
  const { requirements, tests, page } = readProject('.');
  writeFileSync(REPORT, withTable(page, traceTable(requirements, tests)));
}
