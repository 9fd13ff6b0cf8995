/** Runs before the owner's commands, because Node and Vite report a missing comma in sixty lines of English. */
import { ownersFiles, syntaxProblems } from './syntax';

const problems = syntaxProblems(ownersFiles());
if (problems.length > 0) {
  console.error('\nNo se entiende lo que está escrito acá:\n');
  console.error(problems.join('\n\n'));
  console.error('\nFalta o sobra una comilla, una coma, un punto y coma o una llave.');
  console.error('Un apóstrofo dentro de un texto se escribe ’.');
  process.exitCode = 1;
}
