import path from 'node:path';
import { buildInto } from '../build/buildInto';
import { problemLines } from '../problem';
import { currentSettings } from '../settings/currentSettings';
import { ownerReminders } from './ownerProblems';
import { release } from './release';

/**
 * Builds the site for publishing, or prints its problems and sets the exit code.
 * @param target absolute path of the folder for the site, which does not exist
 */
export async function buildRelease(target: string, preview: boolean): Promise<void> {
  const targetName = path.relative(process.cwd(), target);
  const { siteUrl, formEndpoint } = currentSettings;
  console.log('Armando el sitio: tarda unos segundos…');
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
