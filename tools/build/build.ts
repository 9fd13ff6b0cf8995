/** `npm run build`: builds the site by Vite's JavaScript API, so that tools/run.cjs reports the errors. */
import { parseArgs } from 'node:util';
import { createBuilder, createLogger, type LogLevel } from 'vite';

const { values } = parseArgs({
  options: {
    logLevel: { type: 'string', default: 'info' },
    mode: { type: 'string', default: 'production' },
  },
});
const logLevel = values.logLevel as LogLevel;
// Vite also logs an error that it throws.
const customLogger = { ...createLogger(logLevel), error: () => {} };
const { mode } = values;
const builder = await createBuilder({ configLoader: 'runner', mode, logLevel, customLogger });
await builder.buildApp();
