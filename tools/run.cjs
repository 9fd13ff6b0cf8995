/*
 * Runs a script of the owner: `node tools/run.cjs tools/release/command.ts …`. An older Node, a missing installation and a file
 * that the system does not let us write, move or remove are reported in one Spanish sentence, a SettingError by its message.
 * In plain JavaScript, which every Node can parse.
 */
const path = require('path');
const { pathToFileURL } = require('url');

/** Returns whether a version of Node is in the ranges of package.json, for example `^22.12.0` or `>=24.0.0`. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return require('../package.json')
    .engines.node.split(' || ')
    .some((range) => {
      const [wantedMajor, wantedMinor] = range.match(/\d+/g).map(Number);
      if (major === wantedMajor) return minor >= wantedMinor;
      return range.startsWith('>=') && major > wantedMajor;
    });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Whether the system refuses a file or folder: another user's (EACCES, EPERM), or one that a program has open (EBUSY; EPERM on Windows). */
function isRefusedFile(error) {
  return (
    ['EACCES', 'EBUSY', 'EPERM'].includes(error.code) &&
    typeof error.path === 'string' &&
    !/^(spawn|listen|connect)/.test(error.syscall)
  );
}

/** Returns the sentence about a file that the system refuses. Names the folder of the project that it is in. */
function refusedFileMessage(file) {
  const relative = path.relative(process.cwd(), file);
  const isInside = relative && !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = isInside ? relative : file;
  const top = isInside ? relative.split(path.sep)[0] : file;
  return (
    `No se puede escribir, mover ni borrar ${shown}: lo tiene abierto otro programa, o es de otro usuario de esta ` +
    `computadora, por ejemplo de cuando se usó sudo. Cerrá ese programa, o borrá ${top} como ese usuario, y volvé a probar.`
  );
}

process.on('uncaughtException', (error) => {
  // The bundler wraps an error of a plugin.
  const errors = [error].concat((error && error.errors) || []).filter(Boolean);
  const setting = errors.find(({ name }) => name === 'SettingError');
  const refused = errors.find(isRefusedFile);
  stop(setting ? setting.message : refused ? refusedFileMessage(refused.path) : error);
});

if (!isSupported(process.versions.node)) {
  stop(
    `Tu Node es el ${process.versions.node} y el sitio necesita otro: instalá Node 22 o 24 desde nodejs.org y volvé a probar.`,
  );
}
const [script] = process.argv.splice(2, 1);
import('tsx/esm/api')
  .catch(() => stop('Falta instalar lo que usa el sitio: corré npm ci y volvé a probar.'))
  .then(({ register }) => {
    register();
    return import(pathToFileURL(path.resolve(script)).href);
  });
