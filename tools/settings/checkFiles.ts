/**
 * Checks the files that owners and designers edit. Runs before their commands, because Node, Vite and Storybook report
 * such an error in many lines of English.
 */
import { themeProblems } from '../theme/checkTheme';
import { filesInOtherEncodings, ownersFiles, syntaxProblems } from './syntax';

const unreadable = filesInOtherEncodings(ownersFiles());
const misspelt = syntaxProblems(ownersFiles());

/** Returns the lines of the first kind of problem. */
function problemLines(): string[] {
  if (unreadable.length > 0) {
    return [
      `Las tildes y la ñ no se leen en ${unreadable.join(', ')}: abrilo, elegí «Guardar como» y, en «Codificación», UTF-8.`,
    ];
  }
  if (misspelt.length > 0) {
    return [
      'No se entiende lo que está escrito acá:\n',
      `${misspelt.join('\n\n')}\n`,
      'En el último renglón, o al final del anterior, falta o sobra una comilla, una coma o una llave.',
      'Un apóstrofo dentro de un texto se escribe ’.',
    ];
  }
  return themeProblems();
}

const lines = problemLines();
if (lines.length > 0) {
  console.error(`\n${lines.join('\n')}`);
  process.exitCode = 1;
}
