import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeError } from '../../tools/describeError';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(cwd: string, script: string, ...nodeArguments: string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [...nodeArguments, path.join(cwd, 'tools/run.cjs'), script],
    { cwd, encoding: 'utf8', env: { ...process.env, TMPDIR: folder, TEMP: folder } },
  );
  return { status, text: stdout + stderr };
}

const DETAIL = ` El detalle, para quien te ayude, está en ${path.join(folder, 'error-del-sitio.txt')}.\n`;
const systemError = (code: string) =>
  Object.assign(new Error(`${code}: operation failed, write`), { code });

test.each([
  ['a full disk', systemError('ENOSPC'), 'No queda lugar en el disco: liberá espacio'],
  ['a used up quota', systemError('EDQUOT'), 'No queda lugar en el disco: liberá espacio'],
  [
    'a full disk while the bundler writes',
    new Error('No space left on device (os error 28)'),
    'No queda lugar en el disco: liberá espacio',
  ],
  [
    'a drawing that has another name',
    new Error(`ENOENT: no such file or directory, open '${path.resolve('src/art/logo.svg')}'`),
    `Falta el archivo ${path.join('src', 'art', 'logo.svg')}.`,
  ],
  ['a read-only folder', systemError('EROFS'), 'No se puede escribir en la carpeta del sitio'],
  ['a forbidden folder', systemError('EACCES'), 'No se puede escribir en la carpeta del sitio'],
  [
    'a new folder on a read-only disk',
    new Error("ENOENT: no such file or directory, mkdir '/sitio/.cache/art'"),
    'No se puede escribir en la carpeta del sitio',
  ],
  [
    'a port that only root may use',
    new Error('listen EACCES: permission denied 0.0.0.0:80'),
    'Ese puerto no se puede usar',
  ],
  [
    'a port that no computer has',
    new Error('No available ports found between 99999 and 65535'),
    'Ese puerto no se puede usar',
  ],
  [
    'a port of the guide that is no number',
    new Error('Port must be a valid number from 1 to 65535, received "abc".'),
    'Ese puerto no se puede usar',
  ],
])('R-OWNER-23: %s is one Spanish line', (_, error, expected) => {
  const [sentence, detail] = describeError(error).split(
    ' El detalle, para quien te ayude, está en ',
  );
  expect(sentence).toMatch(expected);
  expect(detail).toBe(`${path.join(tmpdir(), 'error-del-sitio.txt')}.`);
});

test.each([
  [
    'an unexpected error',
    'null.length;',
    'Algo falló y el sitio no se pudo terminar: volvé a probar.',
  ],
  ['a rejected promise', 'Promise.reject(new Error("no"));', 'Algo falló y el sitio'],
  ['a missing package', "await import('no-existe');", 'Falta una parte de lo que usa el sitio'],
])('R-OWNER-23: %s ends a script with one Spanish line', (name, statement, expected) => {
  const script = path.join(folder, `${name.replaceAll(' ', '-')}.mts`);
  writeFileSync(script, statement);
  const { status, text } = run(root, script);
  expect({ status, text: text.slice(0, expected.length) }).toEqual({ status: 1, text: expected });
  expect(text.slice(text.indexOf(' El detalle'))).toBe(DETAIL);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'error-del-sitio.txt'), 'utf8')).toMatch(/Error|no/);
});

/** Copies what run.cjs needs into a folder with this name. */
function copyProject(name: string): string {
  const copy = path.join(folder, name);
  mkdirSync(path.join(copy, 'tools'), { recursive: true });
  for (const file of [
    'package.json',
    'tools/run.cjs',
    'tools/reportErrors.ts',
    'tools/describeError.ts',
    'tools/settingError.ts',
  ]) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Builds `src/main.ts` of a copied project as `npm run build` does: by Vite's API, with a plugin that may throw. */
const BUILD = `
  import { build } from 'vite';
  import { settingError } from './tools/settingError';
  const resolveId = (id) => {
    if (id.endsWith('.svg')) throw settingError('El dibujo no se entiende.');
  };
  const options = { write: false, rolldownOptions: { input: 'src/main.ts' } };
  await build({ configFile: false, logLevel: 'silent', plugins: [{ name: 'art', resolveId }], build: options });`;

describe('R-OWNER-23: an error in a file of the site', () => {
  const copy = copyProject('bundler');
  mkdirSync(path.join(copy, 'src/config'), { recursive: true });
  writeFileSync(path.join(copy, 'build.mts'), BUILD);

  test.each([
    [
      'a syntax error that the bundler finds',
      'build.mts',
      "import './config/broken';",
      "\nexport const brand = 'Pampa' 'Visas';",
      'Algo no se entiende en src/config/broken.ts, renglón 2.',
    ],
    [
      'a missing file that the bundler does not find',
      'build.mts',
      "import './no-existe';",
      '',
      'Algo no se entiende en src/main.ts, renglón 1.',
    ],
    [
      'a missing package that the bundler does not find',
      'build.mts',
      "import 'no-existe';",
      '',
      'Falta una parte de lo que usa el sitio: corré npm ci y volvé a probar.',
    ],
    [
      'a setting error of a plugin, which the bundler wraps',
      'build.mts',
      "import './logo.svg';",
      '',
      'El dibujo no se entiende.',
    ],
    [
      'a missing file that Node does not find',
      'src/main.ts',
      "import './config/broken';",
      "import { x } from './no-existe';\nconsole.log(x);",
      'src/config/broken.ts nombra un archivo que no está: src/config/no-existe.',
    ],
    [
      'a text without quotes',
      'src/main.ts',
      "import './config/broken';",
      '\n\nexport const reviewedOn = hoy;',
      'Algo no se entiende en src/config/broken.ts, renglón 3.',
    ],
  ])('%s is one Spanish line', (_, script, main, config, expected) => {
    writeFileSync(path.join(copy, 'src/main.ts'), main);
    writeFileSync(path.join(copy, 'src/config/broken.ts'), config);
    const { status, text } = run(copy, script);
    expect({ status, text: text.replace(DETAIL, '').trim() }).toEqual({
      status: 1,
      text: expected,
    });
  });
});

// Windows allows neither a question mark nor a backslash in a name.
const refusedFolders =
  process.platform === 'win32' ? ['Sitio #2'] : ['Sitio #2', 'sitio?', 'sitio\\nuevo'];
test.each(refusedFolders)('R-OWNER-23: the folder «%s» is refused', (name) => {
  const { status, text } = run(copyProject(name), '');
  expect(status).toBe(1);
  expect(text).toMatch(/^Una carpeta de esta dirección tiene un [#?\\] en el nombre.*\n$/);
});

test.each(['50% [nuevo] ñandú', 'a%20b', 'x'.repeat(200)])(
  'R-OWNER-23: a script runs in the folder «%s»',
  (name) => {
    const copy = copyProject(name);
    writeFileSync(path.join(copy, 'script.mts'), "console.log('bien');");
    expect(run(copy, 'script.mts')).toEqual({ status: 0, text: 'bien\n' });
  },
);

test.each([
  ['16.20.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['21.7.0', 1],
  ['22.12.0', 0],
  ['23.11.0', 1],
  ['26.0.0', 0],
])('R-OWNER-23: Node %s ends with status %i', (version, expected) => {
  const preload = path.join(folder, 'version.cjs');
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`,
  );
  const { status, text } = run(root, '', '--require', preload);
  expect(status).toBe(expected);
  expect(text).toMatch(expected ? new RegExp(`^Tu Node es el ${version} .*\n$`) : /^$/);
});

test('R-OWNER-23: each of the owner’s commands runs by tools/run.cjs', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'build', 'preview', 'dev', 'guia', 'release', 'images', 'fonts']) {
    const others = scripts[name]!.split(' && ').filter(
      (command) => !/^(node tools\/run\.cjs tools\/|npm run build\b)/.test(command),
    );
    expect([name, ...others]).toEqual([name]);
  }
});
