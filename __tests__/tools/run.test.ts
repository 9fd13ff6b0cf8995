import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../support/runNode';
import { temporaryFolder } from '../support/temporaryFolder';

const root = path.resolve(__dirname, '../..');
const folder = temporaryFolder();

/** Runs a script that consists of one statement by `tools/run.cjs` of a project. */
function run(statement: string, project = root, ...nodeArguments: string[]) {
  const script = path.join(folder, 'script.mts');
  writeFileSync(script, statement);
  return runNode([...nodeArguments, path.join(project, 'tools/run.cjs'), script, 'uno']);
}

test('R-OWNER-03a: an error of a setting, which the bundler wraps, ends a script with its sentence alone', () => {
  const wrapped = `
    import { settingError } from '${path.join(root, 'tools/settings/settingError.ts').replaceAll('\\', '/')}';
    throw Object.assign(new Error('Build failed'), { errors: [settingError('El dibujo no se entiende.')] });`;
  expect(run(wrapped)).toEqual({ status: 1, text: 'El dibujo no se entiende.\n' });
});

test('a script gets its arguments, and any other error is shown whole', () => {
  expect(run('console.log(process.argv[2]);')).toEqual({ status: 0, text: 'uno\n' });
  const { status, text } = run('throw new Error("algo");');
  expect(status).toBe(1);
  expect(text).toMatch(/Error: algo\n +at .*script\.mts:1/);
});

/** Returns a statement that throws an error of the system. */
const throwing = (error: object) =>
  `throw Object.assign(new Error('denied'), ${JSON.stringify(error)});`;

test.each(['EACCES', 'EPERM', 'EBUSY'])(
  'R-OWNER-03a: a file that the system does not let a script write, move or remove (%s) is reported in one sentence',
  (code) => {
    const file = path.join('dist.new', 'site', 'index.html');
    expect(run(throwing({ code, syscall: 'rename', path: path.join(root, file) }))).toEqual({
      status: 1,
      text: `No se puede escribir, mover ni borrar ${file}: lo tiene abierto otro programa, o es de otro usuario de esta computadora, por ejemplo de cuando se usó sudo. Cerrá ese programa, o borrá dist.new como ese usuario, y volvé a probar.\n`,
    });
    expect(run(throwing({ code, syscall: 'listen', address: '::1' })).text).toMatch(
      /Error: denied/,
    );
  },
);

test('R-OWNER-03a: without `npm ci` a script says which command is missing', () => {
  const copy = path.join(folder, 'copy');
  mkdirSync(path.join(copy, 'tools'), { recursive: true });
  for (const file of ['package.json', 'tools/run.cjs'])
    cpSync(path.join(root, file), path.join(copy, file));
  expect(run('', copy)).toEqual({
    status: 1,
    text: 'Falta instalar lo que usa el sitio: corré npm ci y volvé a probar.\n',
  });
});

test('R-OWNER-03a: without a browser `npm run images` says how to get one', () => {
  const script = ['tools/run.cjs', 'tools/render/images.ts'];
  expect(runNode(script, { CHROME_PATH: path.join(folder, 'chrome') })).toEqual({
    status: 1,
    text: 'Este comando usa Chrome o Chromium, y en esta computadora no está: instalá Chrome, o corré npm run install:browser, y volvé a probar.\n',
  });
});

test.each([
  ['16.20.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['21.7.0', true],
  ['22.12.0', false],
  ['26.0.0', false],
])('R-OWNER-03a: that Node %s is refused is %s', (version, isRefused) => {
  const preload = path.join(folder, 'version.cjs');
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  const { text } = run('', root, '--require', preload);
  expect(text.startsWith(`Tu Node es el ${version} y el sitio necesita otro`)).toBe(isRefused);
});
