/*
 * Runs a script of the owner: `node tools/run.cjs tools/release/run.ts …`. An older Node and a missing installation
 * are reported in one Spanish sentence, a SettingError by its message. In plain JavaScript, which every Node can parse.
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

process.on('uncaughtException', (error) => {
  // The bundler wraps an error of a plugin.
  const errors = [error].concat((error && error.errors) || []);
  const setting = errors.find(({ name }) => name === 'SettingError');
  stop(setting ? setting.message : error);
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
