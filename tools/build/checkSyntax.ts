/**
 * Runs before `npm start`, `npm run images` and `npm run release`, because Node and Vite report a syntax error of
 * the owner in many lines of English.
 */
import { filesInOtherEncodings, ownersFiles, syntaxProblems } from './syntax';

const unreadable = filesInOtherEncodings(ownersFiles());
const problems = syntaxProblems(ownersFiles());
if (unreadable.length > 0) {
  console.error(`
Las tildes y la ñ no se leen en ${unreadable.join(', ')}: abrilo, elegí «Guardar como» y, en «Codificación», UTF-8.`);
  process.exitCode = 1;
} else if (problems.length > 0) {
  console.error('\nNo se entiende lo que está escrito acá:\n');
  console.error(problems.join('\n\n'));
  console.error(
    '\nEn el último renglón, o al final del anterior, falta o sobra una comilla, una coma o una llave.',
  );
  console.error('Un apóstrofo dentro de un texto se escribe ’.');
  process.exitCode = 1;
}
