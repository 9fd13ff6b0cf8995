import type { Settings } from '../settings/currentSettings';
import type { Problem } from '../problem';

/**
 * The form services that docs/formularios.md recommends: the beginning of the addresses that each gives to its forms,
 * what `npm run release` reminds the owner of, and the text that only the answer to a stored message has.
 */
const services: readonly Record<'name' | 'start' | 'step' | 'confirmation', string>[] = [
  {
    name: 'Formspree',
    start: 'https://formspree.io/f/',
    step: 'apagá el captcha, porque con él rechaza todo (403)',
    confirmation: '"ok":true',
  },
  {
    name: 'Basin',
    start: 'https://usebasin.com/f/',
    step: 'confirmá tu correo ahí y dejá apagado el captcha',
    confirmation: '"success":true',
  },
  {
    name: 'Formcarry',
    start: 'https://formcarry.com/s/',
    step: 'no pongas reglas para los campos, porque con ellas rechaza mensajes (422)',
    confirmation: '"status":"success"',
  },
];

/** Returns the form service that gives such addresses to its forms; undefined for other services. */
export const knownService = (formEndpoint: string) =>
  services.find(({ start }) => formEndpoint.startsWith(start));

/** Finds the settings with which the owner's form service would take no message (R-OWNER-09). */
export function formServiceProblems({ formEndpoint, multipartOnly }: Settings): Problem[] {
  if (/^https:\/\/formspree\.io\/forms\//.test(formEndpoint)) {
    const what = `${formEndpoint} es la dirección del panel: la del formulario tiene /f/ (formEndpoint)`;
    return [{ what, where: 'docs/formularios.md', example: 'https://formspree.io/f/abcdwxyz' }];
  }
  if (!/\.php(\?|$)/.test(formEndpoint) || multipartOnly) return [];
  const what = 'Un script PHP no entiende JSON (multipartOnly)';
  const example = 'export const multipartOnly: boolean = true;';
  return [{ what, where: 'src/config/optional.ts', example }];
}

/** Returns reminders of what the owner has to do at a known form service, and of the settings that fit it. */
export function formServiceLines(settings: Settings): string[] {
  const service = knownService(settings.formEndpoint);
  if (!service) return [];
  const { name, step, confirmation } = service;
  return [
    `${name}: ${step}.`,
    'email' in settings.extraFields
      ? ''
      : `${name}: para que al responder le escribas a la persona, poné email: '{correo}' en extraFields.`,
    settings.confirmation
      ? ''
      : `${name}: si a tus mensajes de prueba contesta ${confirmation}, ponelo en confirmation (docs/formularios.md, paso 4).`,
  ].filter(Boolean);
}
