/*
 * Runs a script of the owner: `node tools/run.cjs tools/release/run.ts …`. Without a script only checks whether
 * the project can run here. In the syntax of old versions of Node, so that they show the Spanish line below and no
 * syntax error.
 */
var spawnSync = require('child_process').spawnSync;
var existsSync = require('fs').existsSync;
var path = require('path');
var pathToFileURL = require('url').pathToFileURL;
var engines = require('../package.json').engines.node;

/** Returns what prevents the scripts from running here, or undefined. */
function findObstacle() {
  var version = process.versions.node.split('.').map(Number);
  var isSupported = engines.split(' || ').some(function (range) {
    var wanted = range.match(/\d+/g).map(Number);
    var isNewerMinor =
      version[1] > wanted[1] || (version[1] === wanted[1] && version[2] >= wanted[2]);
    if (version[0] === wanted[0]) return isNewerMinor;
    return range.indexOf('>=') === 0 && version[0] > wanted[0];
  });
  if (!isSupported) {
    return (
      'Tu Node es el ' +
      process.versions.node +
      ' y el sitio necesita otro: instalá Node 22 o 24 desde nodejs.org y volvé a probar.'
    );
  }
  // On Windows a backslash separates folders.
  var sign = (path.sep === '/' ? /[#?\\]/ : /[#?]/).exec(process.cwd());
  if (sign) {
    return (
      'Una carpeta de esta dirección tiene un ' +
      sign[0] +
      ' en el nombre, y así no se puede construir el sitio: cambiale el nombre. ' +
      process.cwd()
    );
  }
  if (!existsSync(path.join(__dirname, '../node_modules/tsx'))) {
    return 'Falta instalar lo que usa el sitio: corré npm ci y volvé a probar.';
  }
}

/** Runs a script with tools/reportErrors.ts, and returns its exit status. */
function runScript(script, scriptArguments) {
  var handler = pathToFileURL(path.join(__dirname, 'reportErrors.ts')).href;
  var loader = pathToFileURL(require.resolve('tsx')).href;
  var result = spawnSync(
    process.execPath,
    ['--import', loader, '--import', handler, script].concat(scriptArguments),
    { stdio: 'inherit' },
  );
  // Ctrl + C sends SIGINT; any other signal comes from the system, for example without free memory.
  if (result.signal && result.signal !== 'SIGINT' && result.signal !== 'SIGTERM') {
    console.error(
      'La computadora cortó el comando (' +
        result.signal +
        '): cerrá otros programas y volvé a probar.',
    );
  }
  return result.status === null ? 1 : result.status;
}

try {
  var obstacle = findObstacle();
  if (obstacle) {
    console.error(obstacle);
    process.exitCode = 1;
  } else if (process.argv[2]) {
    process.exitCode = runScript(process.argv[2], process.argv.slice(3));
  }
} catch (error) {
  console.error(
    'El sitio no se puede usar desde esta carpeta (' +
      error.code +
      '): copiala entera a otra y volvé a probar.',
  );
  process.exitCode = 1;
}
