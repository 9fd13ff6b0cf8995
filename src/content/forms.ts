import { business } from '../config/business';
import { owner } from '../config/owner';
import { details } from './derived/trimmedDetails';
import { mailtoUrl } from './derived/channelUrls';
import { pages } from './pages';
import { purposesInForm, purposeTexts } from './purposes';
import { chats, greeting } from './site';

const max = business.messageMaxLength;

export interface FieldTexts {
  /** Visible label. An optional field's label also gets `formTexts.optional`. */
  readonly label: string;
  /**
   * Label in the message that the visitor can send by WhatsApp or e-mail if the form fails
   * (`fallbackTexts`). If not given, that message has `label`.
   */
  readonly shortLabel?: string;
  /** Shown below the field, where an error can replace the hint. */
  readonly hint?: string;
  readonly placeholder?: string;
}

const longerMessage = [
  '¿Más largo? ',
  { text: 'Usá WhatsApp', href: chats.longMessage },
  '.',
] as const;

/**
 * Texts of all fields, by the field's name in the request. An error says how to correct the value,
 * usually with an example (R-FORM-15): `missing` of a required field that is blank, `invalid` of a value without the
 * required format.
 */
export const fieldTexts = {
  nombre: { label: 'Nombre', missing: 'Escribí tu nombre, por ejemplo Ana.' },
  apellido: { label: 'Apellido', missing: 'Escribí tu apellido, por ejemplo Gómez.' },
  correo: {
    label: 'Correo electrónico',
    hint: 'Te respondemos a este correo.',
    /** Asks, in place of the hint, for the address that a likely slip stands for. */
    question: { before: '¿Quisiste decir ', after: '?' },
    missing: 'Escribí tu correo, por ejemplo ana@gmail.com.',
    invalid: 'Revisá el correo: sin espacios ni tildes, como ana@gmail.com.',
    /** Error when the domain has no dot. */
    incomplete: 'Completá el final del correo, como en ana@gmail.com.',
  },
  telefono: {
    label: 'Teléfono',
    hint: 'Con código de área, como 11\u00a04555-1234.',
    missing: 'Escribí tu teléfono, por ejemplo 11\u00a04555-1234.',
  },
  web: {
    label: 'Página web',
    /** Error when the address would be valid with the scheme `https://`; `address` has it. */
    noScheme: (address: string) => `Escribila con https:// al principio: ${address}`,
    invalid: 'Escribí la web completa, por ejemplo https://www.agencia.com.ar, o dejala vacía.',
  },
  ciudad: { label: 'Ciudad', missing: 'Escribí tu ciudad, por ejemplo Rosario.' },
  mensaje: {
    label: 'Mensaje',
    placeholder: `Deja tu mensaje (máximo ${max} caracteres)`,
    longer: longerMessage,
    /** In its place when the field takes no further character. */
    full: [`Llegaste a los ${max} caracteres. `, ...longerMessage],
    missing: 'Contanos qué necesitás, por ejemplo «Un turno para la visa de turismo».',
    /** Error when a program has put in more than the field takes. */
    tooLong: `Acortá el mensaje: entran hasta ${max} caracteres.`,
  },
  opcionSeleccionada: { label: '¿Para qué es la visa?', shortLabel: 'Visa' },
} as const;

/** Other texts of the contact form and of the form for travel agencies. */
export const formTexts = {
  optional: '(opcional)',
  tooLong: (longest: number) => `Acortalo a ${longest} caracteres.`,
  /** Labels of the buttons for the visa's purpose, which are also the values in the request. */
  purposes: purposesInForm.map((purpose) => purposeTexts[purpose].option),
  /**
   * Option for no purpose, with the empty value, in the `<select>` that replaces the buttons if
   * scripts are disabled.
   */
  noPurpose: 'Todavía no lo sé',
  submit: 'Enviar',
  sending: 'Enviando…',
  offline: 'No tenés conexión. Probá igual: no se borra nada.',
  /** What the form says of itself, above the fields (R-LEAD-06, R-LEAD-11). */
  status: {
    intro: 'Todo es obligatorio, salvo lo que dice «opcional».',
    restored: 'Recuperamos lo que habías escrito.',
    sending: 'Estamos enviando el formulario.',
    sent: 'Lo que enviaste antes llegó bien.',
    failed: 'Lo que enviaste antes no llegó. Probá de nuevo.',
    unreachable: 'Puede que lo que enviaste antes haya llegado: preguntanos por WhatsApp.',
  },
  summary: (count: number) => `Hay ${count} datos para revisar`,
} as const;

/** Texts of the character counter below the field «Mensaje». */
export const counterTexts = {
  visible: (length: number) => `${length}/${max}`,
  spoken: (length: number) => `Van ${length} de ${max} caracteres.`,
  remaining: (count: number) =>
    count === 0
      ? `Llegaste a los ${max} caracteres.`
      : count === 1
        ? 'Te queda 1 carácter.'
        : `Te quedan ${count} caracteres.`,
} as const;

const failure = {
  title: 'Error',
  agencia: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
  contacto: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  otherWays: 'Lo que escribiste sigue en el formulario. También podés mandarlo así:',
} as const;

const success = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';

/**
 * Texts of the dialog with the outcome of a sent form, and its text for each form. R-FORM-11 to R-FORM-13
 * prescribe all titles and texts; `unreachable` only adds that the message may have arrived.
 */
export const resultTexts = {
  sent: { title: '¡Enviado!', agencia: success, contacto: success },
  failed: failure,
  unreachable: {
    ...failure,
    otherWays:
      'Puede que el mensaje haya llegado igual. Por WhatsApp te asegurás de que lo recibamos. Lo que escribiste sigue en el formulario.',
  },
  close: 'Cerrar',
  whatsapp: 'Enviarlo por WhatsApp',
  // On many desktops no program opens a `mailto:` link. There the visitor can read the address in the
  // label.
  email: `Enviarlo por correo a ${owner.email}`,
} as const;

/** Texts of the message that the visitor can send by WhatsApp or e-mail if the form fails. */
export const fallbackTexts = {
  subject: (page: string) => `Consulta desde la página «${page}»`,
  opening: (page: string) =>
    `${greeting} Por si no llegó el formulario de la página «${page}», estos son mis datos:`,
} as const;

/** The promise to answer (R-LIMIT-04): to the agencies, and beside the e-mail address, not to who sends the contact form. */
export const replyPromise = `Te respondemos dentro de las ${business.replyHours}\u00a0horas.`;

/**
 * Texts of each form, by the form's id. `label` is the accessible name of the `<form>`, `page` names the
 * form's page in `fallbackTexts`, and `reply` begins the privacy notice below the form.
 */
export const formNames = {
  agencia: {
    label: 'Formulario para agencias de viaje',
    page: pages.agencies.name,
    reply: replyPromise,
  },
  contacto: {
    label: 'Formulario de contacto',
    page: pages.contact.name,
    reply: 'Te respondemos por correo o teléfono.',
  },
} as const;

/** Privacy notice below each form (Ley 25.326, art. 6). */
export const privacy = {
  parts: [
    `${details.legalName || owner.brand}${details.legalAddress && `, ${details.legalAddress},`} usa estos datos solo para responderte; sin los obligatorios, no puede. Los recibe ${details.formService || 'un servicio externo de formularios'}, que puede estar en el exterior. Para verlos, corregirlos o borrarlos (Ley\u00a025.326), escribinos a `,
    { text: owner.email, href: mailtoUrl() },
    '. No mandes números de pasaporte.',
  ],
  /** A closed `<details>` below the notice. Resolución AAIP 14/2018 prescribes its text. */
  complaints: {
    title: 'Dónde reclamar por tus datos',
    text: 'La Agencia de Acceso a la Información Pública, en su carácter de Órgano de Control de la Ley N°\u00a025.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
  },
} as const;
