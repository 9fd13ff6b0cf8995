/**
 * `npm run release`: builds the site for publishing, or prints its problems. With `--check`, examines a
 * published site.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildInto } from '../build/buildInto';
import { currentSettings } from '../settings/currentSettings';
import { ownerReminders } from './ownerProblems';
import { problemLines } from '../problem';
import { release } from './release';

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

async function build(preview: boolean): Promise<void> {
  const target = path.resolve(process.env.OUT_DIR || 'dist');
  const targetName = path.relative(process.cwd(), target);
  const { siteUrl, formEndpoint } = currentSettings;
  console.log('Construyendo el sitio: tarda unos segundos…');
  const { problems, reminders, released } = await release({
    settings: currentSettings,
    photos: 'public',
    target,
    preview,
    build: (folder) => buildInto(folder, { PREVIEW: String(preview) }),
  });
  const lines = problemLines(problems).join('\n  ');
  if (!released) {
    console.error(`
El sitio no se puede publicar todavía. Para corregir:
  ${lines}

No quedó nada en ${targetName}/: corregí la lista y volvé a correr npm run release.`);
    process.exitCode = 1;
    return;
  }
  console.log(`
${preview ? 'La vista previa' : 'El sitio'} está en ${targetName}/, para ${siteUrl}.
Los formularios van a ${formEndpoint}.
${[...ownerReminders(currentSettings), ...reminders].join('\n')}`);
  if (preview) {
    console.log(
      'Cada página lleva una cinta que dice «Vista previa» y los buscadores no la muestran.',
    );
  }
  if (lines) console.log(`\nPara publicarlo de verdad falta:\n  ${lines}`);
  console.log(
    preview
      ? `\nQué sigue:\n  Para mostrarla, subí ${targetName}/ entera a una dirección prestada.`
      : `
Qué sigue:
  1. Publicá ${targetName}/ entera (docs/publicar.md, paso 6).
  2. Revisá lo publicado: npm run release -- --check ${siteUrl}
  3. Mandá un mensaje con cada formulario desde un teléfono y respondelo.`,
  );
}

const options = parseOptions();
if (!options) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (options.check !== undefined) {
  const { checkPublished } = await import('./check/checkPublished');
  process.exitCode = (await checkPublished(options.check)) ? 0 : 1;
} else {
  await build(options.preview);
}
