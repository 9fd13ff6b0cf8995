import type { Settings } from '../build/settings';
import { parseUrl } from '../parseUrl';
import type { Problem } from '../problem';

type FormSettings = Pick<Settings, 'formEndpoint' | 'extraFields' | 'multipartOnly'>;

/** A form service: what its owner has to do there, and the settings without which it takes no message. */
interface FormService {
  readonly host: RegExp;
  /** What `npm run release` reminds the owner of. */
  readonly steps: readonly string[];
  /** Extra fields that each message needs. */
  readonly fields?: readonly string[];
  /** Whether the service takes no JSON. */
  readonly isMultipartOnly?: true;
  /** Path that the address for scripts has. */
  readonly ajax?: string;
  /** Why the service cannot be used. */
  readonly unusable?: string;
}

const REPLY_TO =
  "para que al responder le escribas a la persona, poné email: '{correo}' en extraFields";
const OWN_THANKS = 'elegí en el servicio una página de gracias de tu sitio';

/** Form services. docs/formularios.md has the same services, with sources. */
const services: Readonly<Record<string, FormService>> = {
  Formspree: {
    host: /(^|\.)formspree\.io$/,
    steps: ['apagá el captcha: con él rechaza todo (403)', REPLY_TO],
  },
  FormSubmit: {
    host: /(^|\.)formsubmit\.co$/,
    steps: [
      'mandá un mensaje desde el sitio publicado y confirmá el correo que llega: los anteriores se pierden',
      REPLY_TO,
    ],
    ajax: '/ajax/',
  },
  Basin: {
    host: /(^|\.)usebasin\.com$/,
    steps: ['dejá apagado el captcha', 'confirmá tu correo en el servicio', REPLY_TO],
  },
  Formcarry: { host: /(^|\.)formcarry\.com$/, steps: [OWN_THANKS, REPLY_TO] },
  Formspark: { host: /(^|\.)submit-form\.com$/, steps: [OWN_THANKS, REPLY_TO] },
  Web3Forms: {
    host: /(^|\.)web3forms\.com$/,
    // Its documentation and most users send JSON. One project found the preflight of JSON refused; multipart needs none.
    steps: [REPLY_TO, 'si el de contacto da error y el de agencias no, poné multipartOnly en true'],
    fields: ['access_key'],
  },
  'Static Forms': {
    host: /(^|\.)staticforms\.(xyz|dev)$/,
    steps: [OWN_THANKS, REPLY_TO],
    fields: ['apiKey'],
  },
  EmailJS: {
    host: /(^|\.)emailjs\.com$/,
    steps: ['poné la respuesta en la plantilla del servicio'],
    fields: ['service_id', 'template_id', 'user_id'],
    isMultipartOnly: true,
  },
  'Apps Script': {
    host: /(^|\.)script\.google\.com$/,
    steps: ['publicalo para que lo use cualquiera (Anyone)'],
    isMultipartOnly: true,
  },
  Forminit: {
    host: /(^|\.)forminit\.com$/,
    steps: [],
    unusable: 'pide otros nombres para los datos',
  },
};

/** Common addresses that receive no form, because the owner has copied the wrong one. */
const wrongAddresses: readonly [pattern: RegExp, reason: string][] = [
  [/^https:\/\/formspree\.io\/forms\//, 'es la del panel: la del formulario tiene /f/'],
  [/^https:\/\/docs\.google\.com\/forms\//, 'Google Forms no recibe mensajes de otros sitios'],
  [
    /^https:\/\/script\.google\.com\/(?!.*\/exec(\?|$))/,
    'la que anda para cualquiera termina en /exec (la que termina en /dev es de prueba, solo para vos)',
  ],
  [
    /\/webhook-test\//,
    'es la de prueba de n8n, que recibe solo mientras la mirás: la otra lleva /webhook/',
  ],
];

function serviceOf({ formEndpoint }: FormSettings): [name: string, service: FormService] {
  const hostname = parseUrl(formEndpoint)?.hostname ?? '';
  const known = Object.entries(services).find(([, { host }]) => host.test(hostname));
  return known ?? ['', { host: /^/, steps: [] }];
}

/** Finds the settings with which the owner's form service would take no message. */
export function formServiceProblems(settings: FormSettings): Problem[] {
  const { formEndpoint, extraFields, multipartOnly } = settings;
  const [name, service] = serviceOf(settings);
  const [, wrong = service.unusable] = wrongAddresses.find(([at]) => at.test(formEndpoint)) ?? [];
  const { ajax: path = '' } = service;
  const missing = (service.fields ?? []).filter((field) => !extraFields[field]);
  const isWhole = /\/(?!ajax\/?$)[^/]{3,}\/?$/.test(parseUrl(formEndpoint)?.pathname ?? '');
  const needs: [isMissing: unknown, what: string, example: string][] = [
    [
      wrong,
      `${service.unusable ? name : formEndpoint} no sirve para este sitio: ${wrong}`,
      'https://formspree.io/f/abcdwxyz',
    ],
    [
      name && !isWhole,
      `A la dirección de ${name} le falta el final, que es el de tu formulario (formEndpoint)`,
      'https://formspree.io/f/abcdwxyz',
    ],
    [
      missing.length > 0,
      `${name} no recibe nada sin ${missing.join(', ')} (extraFields)`,
      `export const extraFields = { ${missing.map((field) => `${field}: 'tu-clave'`).join(', ')} };`,
    ],
    [
      service.isMultipartOnly && !multipartOnly,
      `${name} no entiende JSON (multipartOnly)`,
      'export const multipartOnly: boolean = true;',
    ],
    [
      !formEndpoint.includes(path),
      `La dirección de ${name} no lleva ${path} (formEndpoint)`,
      'https://formsubmit.co/ajax/tu-alias',
    ],
  ];
  const where = 'src/config/optional.ts; docs/formularios.md';
  return needs.flatMap(([isMissing, what, example]) => (isMissing ? { what, where, example } : []));
}

/** Returns a line for each thing that the owner has to do at the form service, if the service is known. */
export function formServiceLines(settings: FormSettings): string[] {
  const [name, { steps }] = serviceOf(settings);
  return steps.map((step) => `${name}: ${step}.`);
}
