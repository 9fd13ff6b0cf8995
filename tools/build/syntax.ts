import { readdirSync } from 'node:fs';
import ts from 'typescript';

/**
 * Codes of TypeScript's errors for an unknown name, which is usually a text without quotes: 2552 if TypeScript
 * suggests a similar name, 18004 if the name is a property without a value, otherwise 2304.
 */
const UNKNOWN_NAME = [2304, 2552, 18004];

/** TypeScript gives most syntax errors a code below 2000. */
const isSyntaxError = ({ code }: ts.Diagnostic) => code < 2000 || UNKNOWN_NAME.includes(code);

/** Returns the position of the first superfluous comma in a list. JavaScript allows it: `[one,, two]` has a hole. */
function superfluousComma(node: ts.Node): number | undefined {
  const elements = ts.isArrayLiteralExpression(node) ? node.elements : [];
  return elements.find(ts.isOmittedExpression)?.pos ?? ts.forEachChild(node, superfluousComma);
}

/**
 * Returns where the code ends that stands before a position within a node. White space and comments are no
 * nodes of TypeScript's syntax tree, so they do not count as code.
 */
function codeEndBefore(node: ts.Node, position: number): number {
  let end = 0;
  ts.forEachChild(node, (child) => {
    if (child.kind === ts.SyntaxKind.EndOfFileToken) return;
    const childEnd = child.end <= position ? child.end : codeEndBefore(child, position);
    end = Math.max(end, childEnd);
  });
  return end;
}

/**
 * Returns the line of an error, as «   16  whatsapp: '549…'». If the error begins this line, also returns
 * the previous line that has code: a missing character may belong there.
 */
function errorLines(source: ts.SourceFile, start: number): string[] {
  const numbers = [codeEndBefore(source, start), start].map(
    (position) => source.getLineAndCharacterOfPosition(position).line,
  );
  const lines = source.text.split('\n');
  const shown = [...new Set(numbers)].filter((number) => lines[number]?.trim());
  return shown.map((number) => `${String(number + 1).padStart(5)}  ${lines[number]!.trim()}`);
}

/**
 * Finds syntax errors, such as a missing or superfluous quote, comma or brace.
 * @param files paths of TypeScript files
 * @returns for each file with an error: its path and the lines of one error
 */
export function syntaxProblems(files: readonly string[]): string[] {
  // Imported files and types are not loaded, so that the check is fast. `npm run typecheck` checks types.
  const program = ts.createProgram(files, { noResolve: true, lib: ['lib.es5.d.ts'], types: [] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const start = diagnostics.find(isSyntaxError)?.start ?? superfluousComma(source);
    return start === undefined ? [] : [[file, ...errorLines(source, start)].join('\n')];
  });
}

export const ownersFiles = (): string[] =>
  ['src/config', 'src/content'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
