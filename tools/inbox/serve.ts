/**
 * `tsx tools/inbox/serve.ts`: the inbox alone. PORT (0, the default, takes any free one), INBOX_FILE
 * and INBOX_FAIL set it; prints its address.
 */
import { settingError } from '../settingError';
import { inboxFile, parseFault, startInbox } from './server';

function parsePort(value: string | undefined): number {
  const text = value?.trim() || '0';
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw settingError(
    `PORT: ${JSON.stringify(text)} no es un puerto; usá un número de 0 a 65535. Ejemplo: PORT=4174`,
  );
}

try {
  const port = parsePort(process.env.PORT);
  const file = inboxFile(process.cwd());
  console.log((await startInbox({ port, file, fail: parseFault(process.env.INBOX_FAIL) })).url);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `PORT: el puerto ${process.env.PORT} está ocupado; usá otro. Ejemplo: PORT=4174`
      : message,
  );
  process.exitCode = 1;
}
