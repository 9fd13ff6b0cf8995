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
  var sign = /[#?]/.exec(process.cwd());
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

var obstacle = findObstacle();
var script = process.argv[2];
if (obstacle) {
  console.error(obstacle);
  process.exitCode = 1;
} else if (script) {
  var handler = pathToFileURL(path.join(__dirname, 'reportErrors.ts')).href;
  var result = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, '--import', handler, script].concat(
      process.argv.slice(3),
    ),
    { stdio: 'inherit' },
  );
  process.exitCode = result.status === null ? 1 : result.status;
}
