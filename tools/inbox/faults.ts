import { settingError } from '../settingError';

/**
 * How the inbox misbehaves on POST, for QA (issue 2, «The local inbox»; issue 4, «Fault matrix»).
 *
 * - a number: that status (400 to 599), nothing is stored
 * - `hang`: never answers, nothing is stored
 * - `reset`: cuts the connection, nothing is stored
 * - `redirect`: stores, then 302 to a page without CORS, as form services do
 * - `html`: stores, then 200 with HTML instead of JSON
 */
export type Fault = number | 'hang' | 'reset' | 'redirect' | 'html';

const NAMED = ['hang', 'reset', 'redirect', 'html'] as const;

/**
 * Reads the value of `INBOX_FAIL`.
 *
 * @param value - a status from 400 to 599, or hang, reset, redirect, html; empty means no fault
 * @returns the fault, or undefined when none is asked for
 * @throws an error of one line, when the value is unknown
 */
export function parseFault(value: string | undefined): Fault | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  if (/^[45]\d\d$/.test(text)) return Number(text);
  const named = NAMED.find((name) => name === text);
  if (named) return named;
  throw settingError(
    `INBOX_FAIL: ${JSON.stringify(text)} no es una falla conocida; usá un código de 400 a 599, ` +
      `${NAMED.slice(0, -1).join(', ')} o ${NAMED.at(-1)}. Ejemplo: INBOX_FAIL=500`,
  );
}
