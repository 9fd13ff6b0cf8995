import type { Settings } from '../build/settings';
import { parseUrl } from '../parseUrl';
import type { Problem } from './problem';

type FormSettings = Pick<
  Settings,
  'formEndpoint' | 'extraFields' | 'nativeEndpoint' | 'multipartOnly' | 'thanksPage'
>;

/** A form service, and what its owner has to do before visitors write. */
interface FormService {
  readonly name: string;
  readonly host: RegExp;
  /** What `npm run release` reminds the owner of. */
  readonly steps: readonly string[];
  /** Settings without which the service takes no message; each with the reason. */
  readonly needs?: (settings: FormSettings) => readonly (Omit<Problem, 'where'> | undefined)[];
}

const REPLY_TO =
  "para que al responder le escribas a la persona, poné email: '{correo}' en extraFields";
const OWN_THANKS =
  'elegí en el servicio una página de gracias de tu sitio, o poné la suya en thanksPage';

const needsField =
  (name: string) =>
  ({ extraFields }: FormSettings) => [
    extraFields[name]
      ? undefined
      : {
          what: `El servicio de formularios no recibe nada sin el campo ${name} (extraFields)`,
          example: `export const extraFields = { ${name}: 'tu-clave' };`,
        },
  ];

const needsMultipart = ({ multipartOnly }: FormSettings) =>
  multipartOnly
    ? undefined
    : {
        what: 'El servicio de formularios no entiende JSON (multipartOnly)',
        example: 'export const multipartOnly: boolean = true;',
      };

const needsThanksPage =
  (url: string) =>
  ({ thanksPage }: FormSettings) =>
    thanksPage
      ? undefined
      : {
          what: 'El servicio contesta desde otra dirección, que el navegador bloquea (thanksPage)',
          example: `export const thanksPage: string = '${url}';`,
        };

const unusable = (name: string, reason: string): Omit<Problem, 'where'> => ({
  what: `${name} no sirve para este sitio: ${reason}`,
  example: 'https://formspree.io/f/abcdwxyz',
});

/** Form services by host. docs/formularios.md has the same services, with sources. */
const services: readonly FormService[] = [
  {
    name: 'Formspree',
    host: /(^|\.)formspree\.io$/,
    steps: ['apagá el captcha: con él rechaza todo (403)', REPLY_TO],
  },
  {
    name: 'FormSubmit',
    host: /(^|\.)formsubmit\.co$/,
    steps: [
      'mandá un mensaje desde el sitio publicado y confirmá el correo que llega: los anteriores se pierden',
      REPLY_TO,
    ],
    needs: ({ formEndpoint, nativeEndpoint }) => [
      formEndpoint.includes('/ajax/')
        ? undefined
        : {
            what: 'La dirección de FormSubmit no lleva /ajax/ (formEndpoint)',
            example: 'https://formsubmit.co/ajax/tu-alias',
          },
      nativeEndpoint
        ? undefined
        : {
            what: 'FormSubmit usa otra dirección, sin /ajax/, para quien no tiene JavaScript (nativeEndpoint)',
            example: 'https://formsubmit.co/tu-alias',
          },
    ],
  },
  {
    name: 'Basin',
    host: /(^|\.)usebasin\.com$/,
    steps: ['dejá apagado el captcha', 'confirmá tu correo en el servicio', REPLY_TO],
  },
  { name: 'Formcarry', host: /(^|\.)formcarry\.com$/, steps: [OWN_THANKS, REPLY_TO] },
  { name: 'Formspark', host: /(^|\.)submit-form\.com$/, steps: [OWN_THANKS, REPLY_TO] },
  {
    name: 'Web3Forms',
    host: /(^|\.)web3forms\.com$/,
    // Its documentation and most users send JSON. One project found the preflight of JSON refused; multipart needs none.
    steps: [REPLY_TO, 'si el de contacto da error y el de agencias no, poné multipartOnly en true'],
    needs: (settings) => [
      ...needsField('access_key')(settings),
      needsThanksPage('https://web3forms.com/success')(settings),
    ],
  },
  {
    name: 'Static Forms',
    host: /(^|\.)staticforms\.(xyz|dev)$/,
    steps: [OWN_THANKS, REPLY_TO],
    needs: needsField('apiKey'),
  },
  {
    name: 'EmailJS',
    host: /(^|\.)emailjs\.com$/,
    steps: ['poné la respuesta en la plantilla del servicio'],
    needs: (settings) => [
      ...['service_id', 'template_id', 'user_id'].flatMap((name) => needsField(name)(settings)),
      needsMultipart(settings),
    ],
  },
  {
    name: 'Apps Script',
    host: /(^|\.)script\.google\.com$/,
    steps: ['publicalo para que lo use cualquiera (Anyone)'],
    needs: (settings) => [
      needsMultipart(settings),
      needsThanksPage('https://script.googleusercontent.com/')(settings),
    ],
  },
  {
    name: 'Forminit',
    host: /(^|\.)forminit\.com$/,
    steps: [],
    needs: () => [unusable('Forminit', 'pide otros nombres para los datos')],
  },
];

/** Common addresses that receive no form, because the owner has copied the wrong one. */
const wrongAddresses: readonly [pattern: RegExp, reason: string][] = [
  [/^https:\/\/formspree\.io\/forms\//, 'es la del panel: la del formulario tiene /f/'],
  [/^https:\/\/docs\.google\.com\/forms\//, 'Google Forms no recibe mensajes de otros sitios'],
  [/^mailto:/, 'un correo no es un servicio de formularios'],
];

const serviceOf = ({ formEndpoint }: Pick<FormSettings, 'formEndpoint'>) => {
  const hostname = parseUrl(formEndpoint)?.hostname ?? '';
  return services.find(({ host }) => host.test(hostname));
};

/** Finds the settings with which the owner's form service would take no message. */
export function formServiceProblems(settings: FormSettings): Problem[] {
  const wrong = wrongAddresses.find(([pattern]) => pattern.test(settings.formEndpoint));
  const found = wrong
    ? [unusable(settings.formEndpoint, wrong[1])]
    : (serviceOf(settings)?.needs?.(settings) ?? []);
  return found
    .filter((problem) => problem !== undefined)
    .map((problem) => ({ ...problem, where: 'src/config/optional.ts; docs/formularios.md' }));
}

/** Returns a line for each thing that the owner has to do at the form service, if the service is known. */
export function formServiceLines(settings: FormSettings): string[] {
  const service = serviceOf(settings);
  return (service?.steps ?? []).map((step) => `${service!.name}: ${step}.`);
}
