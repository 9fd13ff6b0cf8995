/** `npm run dev`: the development server by Vite's JavaScript API, whose errors reach tools/reportErrors.ts. */
import { parseArgs } from 'node:util';
import { createLogger, createServer } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const { port, host } = values;
// Before the server runs, tools/reportErrors.ts reports the errors.
const customLogger = createLogger();
const { error } = customLogger;
customLogger.error = () => {};
const server = await createServer({
  configLoader: 'runner',
  customLogger,
  server: { ...(port && { port: Number(port) }), ...(host && { host }) },
});
await server.listen();
customLogger.error = error;
server.printUrls();
server.bindCLIShortcuts({ print: true });
