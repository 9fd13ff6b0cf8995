/** `npm run release`: builds for the world, or says everything that is wrong; `--check` looks at what is published. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { founderPicture } from '../../src/config/business';
import { buildInto, reasonOf } from '../build/buildInto';
import { currentSettings } from '../build/settings';
import { optionalLines } from './optionalLines';
import { problemLines } from './problem';
import { release } from './release';

const USAGE = `No entendí. Se usa así:
  npm run release                                arma el sitio para publicarlo
  npm run release -- --preview                   lo arma igual con datos de ejemplo, como vista previa
  npm run release -- --check https://tu-sitio    revisa el sitio publicado`;

function options() {
  try {
    return parseArgs({
      options: { preview: { type: 'boolean', default: false }, check: { type: 'string' } },
    }).values;
  } catch {
    return undefined;
  }
}

/** What to do with the folder, in the order of doing it. */
const nextSteps = (folder: string, siteUrl: string, preview: boolean) => {
  if (preview) return `Para mostrarla, subí ${folder}/ entera a una dirección prestada.`;
  return [
    `1. Publicá ${folder}/ entera (docs/publicar.md; para cada servicio, deploy/LEEME.md).`,
    `2. Revisá lo publicado: npm run release -- --check ${siteUrl}`,
    '3. Mandá un mensaje con cada formulario desde un teléfono y respondelo.',
  ].join('\n  ');
};

async function build(preview: boolean): Promise<void> {
  const target = path.resolve(process.env.OUT_DIR || 'dist');
  const shown = path.relative(process.cwd(), target);
  const { siteUrl, formEndpoint } = currentSettings;
  console.log('Construyendo el sitio: tarda unos segundos…');
  const { problems, published } = await release({
    settings: currentSettings,
    founder: founderPicture,
    today: new Date(),
    photos: 'public',
    target,
    preview,
    build: (folder) => buildInto(folder).then(() => undefined, reasonOf),
  });
  const lines = problemLines(problems).join('\n  ');
  if (!published) {
    const count = problems.length === 1 ? 'Hay una cosa' : `Hay ${problems.length} cosas`;
    console.error(`\nEl sitio no se puede publicar todavía. ${count} para corregir:\n  ${lines}\n`);
    console.error(`No quedó nada en ${shown}/: corregí la lista y volvé a correr npm run release.`);
    process.exitCode = 1;
    return;
  }
  console.log(`\n${preview ? 'La vista previa' : 'El sitio'} está en ${shown}/, para ${siteUrl}.`);
  console.log(`Los formularios van a ${formEndpoint}.`);
  for (const line of optionalLines(currentSettings)) console.log(line);
  if (preview) {
    console.log(
      'Cada página lleva una cinta que dice «Vista previa» y los buscadores no la muestran.',
    );
  }
  if (lines) console.log(`\nPara publicarlo de verdad falta:\n  ${lines}`);
  console.log(`\nQué sigue:\n  ${nextSteps(shown, siteUrl, preview)}`);
}

const wanted = options();
if (!wanted) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (wanted.check !== undefined) {
  const { checkPublished } = await import('./check/run');
  process.exitCode = (await checkPublished(wanted.check)) ? 0 : 1;
} else {
  await build(wanted.preview);
}
