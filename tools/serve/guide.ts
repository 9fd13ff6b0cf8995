/**
 * `npm run guia`: starts the design guide and prints its URL. Storybook's output, which is English, becomes the
 * detail of an error (tools/reportErrors.ts).
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { createLogger, resolveConfig } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '6006' } } });

// Storybook would wrap an error of its configuration, for example an unknown colour, in English.
const customLogger = createLogger('silent');
const configFile = '.storybook/vite.config.ts';
await resolveConfig({ configFile, configLoader: 'runner', customLogger }, 'serve');

const storybook = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
const flags = ['--exact-port', '--no-version-updates', '--disable-telemetry'];
const child = spawn(process.execPath, [storybook, 'dev', '--port', values.port, ...flags], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
console.log('Preparando la guía de diseño: tarda unos segundos…');
let output = '';
let isReady = false;
for (const stream of [child.stdout, child.stderr]) {
  stream.on('data', (data: Buffer) => {
    if (isReady) return;
    output += stripVTControlCharacters(data.toString());
    const url = /Local:\s+(http\S+)/.exec(output)?.[1];
    if (!url) return;
    isReady = true;
    console.log(`\n  Guía de diseño: ${url}\n`);
  });
}
child.on('exit', (code) => {
  if (code !== 0) throw new Error(output);
});
