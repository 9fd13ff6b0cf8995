/**
 * `npm run build`: builds the site by Vite's JavaScript API, so that tools/run.cjs reports the errors. Writes into a folder of
 * its own, which replaces the old build only when it is complete.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, createLogger, type LogLevel } from 'vite';
import { replaceFolder } from './replaceFolder';

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
const target = path.resolve(process.env.OUT_DIR || 'dist');
// Beside the target, because a folder can be renamed only within its file system. Holds the site and the server bundle.
const unfinished = `${target}.new`;
const outDir = path.join(unfinished, 'site');
try {
  const build = { outDir, emptyOutDir: true };
  const config = { configLoader: 'runner', mode, logLevel, customLogger, build } as const;
  const builder = await createBuilder(config);
  await builder.buildApp();
  replaceFolder(target, outDir);
} finally {
  rmSync(unfinished, { recursive: true, force: true });
}
