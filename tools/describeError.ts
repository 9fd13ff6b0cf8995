import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { isSettingError } from './settingError';

/** What the owner can do, by the system's error code or, for errors of the bundler, by its English text. */
const advice: readonly [codes: RegExp, text: string][] = [
  [
    /\b(ENOSPC|EDQUOT)\b|No space left on device|os error (28|112)\b/,
    'No queda lugar en el disco: liberá espacio y volvé a probar.',
  ],
  [
    /listen E\w+|\bEADDRINUSE\b|ERR_SOCKET_BAD_PORT|port \w+ is (already in use|not available)|port must be|available ports/i,
    'Ese puerto no se puede usar: elegí otro con la variable PORT (en la guía, con -- --port) y volvé a probar.',
  ],
  [
    // On a read-only file system Node ends a recursive `mkdir` with ENOENT.
    /\b(EACCES|EROFS|EPERM)\b|ENOENT: .*, mkdir|Read-only file system|Permission denied|os error (5|13|30)\b/,
    'No se puede escribir en la carpeta del sitio: copiala a una carpeta tuya, por ejemplo Documentos, y volvé a probar.',
  ],
  [/No Chromium or Chrome/, 'Falta Chrome o Chromium: instalalo y volvé a probar.'],
  [/\bENAMETOOLONG\b/, 'El nombre de la carpeta es demasiado largo: acortalo y volvé a probar.'],
];

/** Writes an error to a file. Returns the sentence that names the file; '' if the file cannot be written. */
function saveError(detail: string): string {
  const file = path.join(tmpdir(), 'error-del-sitio.txt');
  try {
    writeFileSync(file, detail);
    return ` El detalle, para quien te ayude, está en ${file}.`;
  } catch {
    return '';
  }
}

/** Returns what the owner can do about a module or a file that is missing, or undefined if none is. */
function missingFile(detail: string): string | undefined {
  const [, file] = /ENOENT: [^']*, open '([^']+)'/.exec(detail) ?? [];
  if (file && !file.includes('node_modules')) return `Falta el archivo ${file}.`;
  const [, module = '', importer = ''] =
    /Cannot find (?:module|package) '(.+?)' imported from (.+)/.exec(detail) ??
    /Failed to load url (\S+) .*? in (.+)\. Does the file exist/.exec(detail) ??
    /failed to resolve import "(.+?)" from "(.+?)"/.exec(detail) ??
    [];
  const isOfProject = /^(\.|src[\\/])/.test(module) && !module.includes('node_modules');
  if (isOfProject) return `${importer} nombra un archivo que no está: ${module}.`;
  return module || /\bMODULE_NOT_FOUND\b/.test(detail)
    ? 'Falta una parte de lo que usa el sitio: corré npm ci y volvé a probar.'
    : undefined;
}

/** Returns the place of an error in the files of the site, or undefined if it is not there. */
function place(detail: string): string | undefined {
  // Below an error in a file the bundler prints the code in a frame that begins with `╭─[ main.ts:1:8 ]`.
  const frame = /╭─\[ (.+):(\d+):\d+ \]/.exec(detail);
  // Any other error has a stack trace. Its first line in the project is not the owner's if it is in `tools`.
  const [, file, line] =
    frame ?? /(?<![\w\\/.-])((?:src|tools)[\\/][\w\\/.-]+):(\d+)/.exec(detail) ?? [];
  return file && (frame || file.startsWith('src')) ? `${file}, renglón ${line}` : undefined;
}

/**
 * Returns the Spanish text for an error that a script has not caught. The error itself goes to a file, for whoever
 * helps the owner.
 */
export function describeError(error: unknown): string {
  // The bundler wraps an error of a plugin.
  const { errors = [] } = Object(error) as { errors?: readonly unknown[] };
  const setting = [error, ...errors].find(isSettingError);
  if (setting) return setting.message;
  const detail = stripVTControlCharacters(inspect(error, { depth: 4 }));
  const inProject = detail
    .replaceAll(`${pathToFileURL(process.cwd()).href}/`, '')
    .replaceAll(process.cwd() + path.sep, '');
  const known = advice.find(([codes]) => codes.test(detail))?.[1] ?? missingFile(inProject);
  const where = place(inProject);
  const text = known ?? (where && `Algo no se entiende en ${where}.`);
  return `${text ?? 'Algo falló y el sitio no se pudo terminar: volvé a probar.'}${saveError(detail)}`;
}
