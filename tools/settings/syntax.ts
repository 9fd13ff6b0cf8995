import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Codes of TypeScript's errors for an unknown name, which is usually a text without quotes: 2552 if TypeScript
 * suggests a similar name, 18004 if the name is a property without a value, otherwise 2304.
 */
const UNKNOWN_NAME = [2304, 2552, 18004];

/** TypeScript gives most syntax errors a code below 2000. */
const isSyntaxError = ({ code }: ts.Diagnostic) => code < 2000 || UNKNOWN_NAME.includes(code);

/**
 * Finds syntax errors, such as a missing or superfluous quote, comma or brace.
 * @param files paths of TypeScript files
 * @returns for each file with an error: its path, the line of one error and the line before, where a missing
 * character may belong. Comments and empty lines do not count
 */
export function syntaxProblems(files: readonly string[]): string[] {
  // Imported files and types are not loaded, so that the check is fast. `npm run typecheck` checks types.
  const program = ts.createProgram(files, { noResolve: true, lib: ['lib.es5.d.ts'], types: [] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].find(isSyntaxError);
    // JavaScript allows two commas at the end of an item: the list then has a hole.
    const start = found?.start ?? source.text.search(/,\s*,\s*$/m);
    if (start < 0) return [];
    const { line: last } = source.getLineAndCharacterOfPosition(start);
    const lines = source.text
      .split('\n')
      .slice(0, last + 1)
      .map((text, index) => `${String(index + 1).padStart(5)}  ${text.trim()}`)
      .filter((line) => !/^ *\d+ {2}(\/\/.*|\/?\*.*)?$/.test(line));
    return [file, ...lines.slice(-2)].join('\n');
  });
}

/**
 * Returns the files that are not in UTF-8, for example because an editor has saved them as «ANSI» or «Unicode». Their
 * accented letters would reach visitors as «\ufffd».
 */
export const filesInOtherEncodings = (files: readonly string[]): string[] =>
  files.filter((file) => readFileSync(file, 'utf8').includes('\ufffd'));

/** Returns the files that owners edit. */
export const ownersFiles = (): string[] =>
  ['src/config', 'src/content'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
