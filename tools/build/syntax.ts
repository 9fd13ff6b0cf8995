import { readdirSync } from 'node:fs';
import ts from 'typescript';

/** What TypeScript cannot read has the numbers 1000 to 1999; a word that lost its quotes is 2304. */
const isSlip = ({ code }: ts.Diagnostic) => code < 2000 || code === 2304;

/** Where the word before a place ends: what is missing is missing there. */
const endBefore = (text: string, place: number) =>
  text.slice(0, place).replace(/(\s|\/\*([^*]|\*(?!\/))*\*\/)+$/, '').length;

/** The lines of a file in which its first slip is, as «   16  whatsapp: '549…'»; nothing if it can be read. */
function firstSlip(source: ts.SourceFile, slip: ts.Diagnostic | undefined): string[] {
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
 * What stops files from being read: a quote, a comma or a brace too few or too many.
 * @param files paths of files that the owner writes
 * @returns for each that cannot be read, its path and the lines of its first slip
 */
export function syntaxProblems(files: readonly string[]): string[] {
  // Only what stands in the files themselves: their types are for `npm run typecheck`.
  const program = ts.createProgram(files, { noResolve: true, lib: ['lib.es5.d.ts'], types: [] });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const lines = firstSlip(source, found.find(isSlip));
    return lines.length > 0 ? [[file, ...lines].join('\n')] : [];
  });
}

/** The files that the owner writes: settings and words. */
export const ownersFiles = (): string[] =>
  ['src/config', 'src/content'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
