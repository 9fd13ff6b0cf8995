/**
 * Reports every error that a script of the owner does not catch, in Spanish and without a stack trace. tools/run.cjs
 * loads this module before each script. The error itself goes to a file, for whoever helps the owner.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { isSettingError } from './settingError';

/** What the owner can do, by the system's error code or, for errors of the bundler, by its English text. */
const advice: readonly [codes: RegExp, text: string][] = [
  [
    /\b(ENOSPC|EDQUOT)\b|No space left on device|os error (28|112)\b/,
    'No queda lugar en el disco: liberá espacio y volvé a probar.',
  ],
  [
    /\b(EACCES|EROFS|EPERM)\b|Read-only file system|Permission denied|os error (5|13|30)\b/,
    'No se puede escribir en la carpeta del sitio: copiala a una carpeta tuya, por ejemplo Documentos, y volvé a probar.',
  ],
  [
    /\bEADDRINUSE\b/,
    'Otro programa usa ese puerto: cerralo, o poné otro número en la variable PORT.',
  ],
  [
    /\b(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND)\b/,
    'Falta una parte de lo que usa el sitio: corré npm ci y volvé a probar.',
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

/** Returns the Spanish text for an error that a script has not caught. */
export function reportOf(error: unknown): string {
  if (isSettingError(error)) return error.message;
  const detail = inspect(error, { depth: 4 });
  // Below an error in a file the bundler prints the code in a frame that begins with `╭─[ main.ts:1:8 ]`.
  const [, file, line] = /╭─\[ (.+):(\d+):\d+ \]/.exec(stripVTControlCharacters(detail)) ?? [];
  if (file) return `Algo no se entiende en ${file}, renglón ${line}.${saveError(detail)}`;
  const known = advice.find(([codes]) => codes.test(detail))?.[1];
  return `${known ?? 'Algo falló y el sitio no se pudo terminar: volvé a probar.'}${saveError(detail)}`;
}

function report(error: unknown): void {
  console.error(reportOf(error));
  process.exit(1);
}

process.on('uncaughtException', report);
process.on('unhandledRejection', report);
