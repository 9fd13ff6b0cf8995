import { readdirSync } from 'node:fs';
import ts from 'typescript';

/** TypeScript's syntax errors have the codes 1000 to 1999; a text without quotes is an unknown name, 2304. */
const isSyntaxError = ({ code }: ts.Diagnostic) => code < 2000 || code === 2304;

/** Returns the end of the code before a position, without spaces and comments. */
const endBefore = (text: string, place: number) =>
  text.slice(0, place).replace(/(\s|\/\*([^*]|\*(?!\/))*\*\/)+$/, '').length;

/** Returns the lines around an error, as «   16  whatsapp: '549…'»: the missing character may belong to the line before. */
function firstErrorLines(source: ts.SourceFile, slip: ts.Diagnostic | undefined): string[] {
  if (!slip) return [];
  const place = slip.start ?? 0;
  const lines = [endBefore(source.text, place), place].map(
    (position) => source.getLineAndCharacterOfPosition(position).line,
  );
  const text = source.text.split('\n');
  const shown = [...new Set(lines)].filter((line) => text[line]?.trim());
  return shown.map((line) => `${String(line + 1).padStart(5)}  ${text[line]!.trim()}`);
}

/**
 * Finds syntax errors: a quote, a comma or a brace too few or too many.
 * @param files paths of files that the owner writes
 * @returns for each file with an error, its path and the lines of the first one
 */
export function syntaxProblems(files: readonly string[]): string[] {
  // Types and imports are left to `npm run typecheck`.
  const program = ts.createProgram(files, { noResolve: true, lib: ['lib.es5.d.ts'], types: [] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const lines = firstErrorLines(source, found.find(isSyntaxError));
    return lines.length > 0 ? [[file, ...lines].join('\n')] : [];
  });
}

/** Returns the files that the owner writes: settings and texts. */
export const ownersFiles = (): string[] =>
  ['src/config', 'src/content'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
