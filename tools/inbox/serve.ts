// Run with `tsx tools/inbox/serve.ts`. PORT (0 = any free one), INBOX_FILE and INBOX_FAIL set it.
import { parseFault } from './faults';
import { inboxFile } from './path';
import { startInbox } from './server';
import { settingError } from '../settingError';

function parsePort(value: string | undefined): number {
  const text = value?.trim() || '0';
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw settingError(
    `PORT: ${JSON.stringify(text)} no es un puerto; usá un número de 0 a 65535. Ejemplo: PORT=4174`,
  );
}

async function main(): Promise<void> {
  const port = parsePort(process.env.PORT);
  const { url } = await startInbox({
    port,
    file: inboxFile(process.cwd()),
    fail: parseFault(process.env.INBOX_FAIL),
  });
  console.log(url);
}

main().catch((error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(
    busy
      ? `PORT: el puerto ${process.env.PORT} está ocupado; usá otro. Ejemplo: PORT=4174`
      : error.message,
  );
  process.exitCode = 1;
});
