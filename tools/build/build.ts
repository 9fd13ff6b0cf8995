/** `npm run build`: builds the site by Vite's JavaScript API, whose errors reach tools/reportErrors.ts. */
import { parseArgs } from 'node:util';
import { createBuilder, createLogger, type LogLevel } from 'vite';

const { values } = parseArgs({
  options: {
    logLevel: { type: 'string', default: 'info' },
    mode: { type: 'string', default: 'production' },
  },
});
const logLevel = values.logLevel as LogLevel;
const customLogger = createLogger(logLevel);
// tools/reportErrors.ts reports the errors.
customLogger.error = () => {};
const builder = await createBuilder({
  configLoader: 'runner',
  mode: values.mode,
  logLevel,
  customLogger,
});
await builder.buildApp();
