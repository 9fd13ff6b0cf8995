/**
 * `npm run release`: builds the site for publishing, or prints its problems. With `--check`, examines a
 * published site.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `No entendí. Se usa así:
  npm run release                                arma el sitio para publicarlo
  npm run release -- --preview                   lo arma igual con datos de ejemplo, como vista previa
  npm run release -- --check https://tu-sitio    revisa el sitio publicado
El -- del medio va con un espacio de cada lado. En Windows usá «Símbolo del sistema»: PowerShell lo saca.`;

/** npm's names for our options, if the owner has left out the `--` or PowerShell has removed it. */
const LOST_OPTIONS = ['npm_config_preview', 'npm_config_check'];

function parseOptions() {
  if (LOST_OPTIONS.some((name) => name in process.env)) return undefined;
  try {
    return parseArgs({
      options: {
        preview: { type: 'boolean', default: false },
        check: { type: 'string' },
      },
    }).values;
  } catch {
    return undefined;
  }
}

const options = parseOptions();
if (!options) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const target = path.resolve(process.env.OUT_DIR || 'dist');
  // A refused release leaves nothing to publish, also if a file of the owner has a slip.
  if (options.check === undefined) rmSync(target, { recursive: true, force: true });
  // The modules below import the files that this one checks. Node reports a slip in them in many lines of English.
  await import('../settings/checkFiles');
  if (!process.exitCode && options.check !== undefined) {
    const { checkPublished } = await import('./check/checkPublished');
    process.exitCode = (await checkPublished(options.check)) ? 0 : 1;
  } else if (!process.exitCode) {
    const { buildRelease } = await import('./buildRelease');
    await buildRelease(target, options.preview);
  }
}
