import { business } from '../config/business';
import * as details from '../config/trimmedDetails';
import { officialSites } from '../config/channels';
import { pages } from './pages';
import { chats } from './site';

/**
 * Purposes of a visa, in the order in which the headline shows their words (R-HOME-01). The form has
 * its own list, `formTexts.purposes`.
 */
export const headlinePurposes = [
  { id: 'turismo', word: 'Turismo' },
  { id: 'estudios', word: 'Estudios' },
  { id: 'trabajo', word: 'Trabajo' },
] as const;

const [tourism, study, work] = headlinePurposes;

export const hero = {
  headline: 'Conseguí tu visa de',
  /** Screen readers read this text instead of the word that changes (R-HOME-11). */
  allWords: `${tourism.word}, ${study.word} o ${work.word}`,
  lead: [
    'Te sacamos el turno para la visa de EE.\u00a0UU. y te preparamos para la entrevista. Para quienes viven en Argentina y para ',
    { text: 'agencias de viaje', href: pages.agencies.path },
    '.',
  ],
  requirementsLink: '¿Qué necesito?',
  callNote:
    `Abre un chat de WhatsApp. Contanos qué visa necesitás${details.price ? '' : ' y preguntanos el precio'}.` +
    (details.chatHours && ` ${details.chatHours}`),
  proof: [
    `${business.clients}+ clientes satisfechos.`,
    `Más de ${business.yearsOfExperience}\u00a0años de experiencia del equipo.`,
  ],
  disclosure: [
    'Servicio privado: no somos parte del gobierno de EE.\u00a0UU. ni de su embajada, ni los representamos. Podés hacer el trámite por tu cuenta: el formulario en ',
    { text: 'ceac.state.gov', href: officialSites.ds160 },
    ' (en inglés) y el turno en ',
    { text: 'ais.usvisa-info.com', href: officialSites.appointments },
    ', el sitio que usa la embajada.',
  ],
  pause: 'Pausar la palabra que cambia',
} as const;

export const services = {
  title: 'Servicios',
  groups: [
    {
      title: 'Qué hacemos',
      cards: [
        {
          drawing: 'turno',
          title: 'Turno',
          text: 'Te ayudamos con la solicitud (el DS-160) y te sacamos el turno.',
        },
        {
          drawing: 'entrevista',
          title: 'Preparación',
          text: 'Ordenamos tus papeles y practicamos la entrevista con vos.',
        },
      ],
    },
    {
      title: 'Con qué visas te ayudamos',
      cards: [
        {
          drawing: 'turismo',
          title: 'Turismo',
          text: 'La B1/B2 es para pasear, ver a la familia o viajar por negocios.',
        },
        {
          drawing: 'estudios',
          title: 'Estudios',
          text: 'La escuela o universidad que te aceptó te da el I-20; un programa de intercambio (J-1), el DS-2019. Antes de la entrevista pagás aparte el arancel SEVIS. Te piden que tus redes sean públicas.',
        },
        {
          drawing: 'trabajo',
          title: 'Trabajo',
          text: [
            'Casi siempre necesitás antes una petición aprobada de tu empleador en EE.\u00a0UU. ',
            { text: 'Work & Travel', lang: 'en' },
            ' es una\u00a0J-1: el programa te da el DS-2019, sin petición. No te buscamos empleo.',
          ],
        },
      ],
    },
  ],
} as const;

export const howItWorks = {
  title: 'Cómo funciona',
  steps: [
    { title: 'Escribinos', text: 'Contanos por WhatsApp para qué viajás.' },
    {
      title: 'Solicitud',
      text: 'Completamos juntos el DS-160. Lo que declarás es tu responsabilidad.',
    },
    {
      title: 'Turno',
      text: 'Pagás el arancel del consulado, que no se devuelve, y sacamos el turno con tu DS-160.',
    },
    {
      title: 'Entrevista',
      text: 'Casi todos tienen que ir al consulado, en la embajada, en Buenos Aires. Antes practicamos con vos.',
    },
  ],
  terms: [
    {
      title: 'Precio',
      text: details.price || [
        { text: 'Preguntalo por WhatsApp', href: chats.question },
        '. El arancel del consulado se paga aparte.',
      ],
    },
    ...(details.payment ? [{ title: 'Pago', text: details.payment }] : []),
    ...(details.refund ? [{ title: 'Devoluciones', text: details.refund }] : []),
    { title: 'Fecha', text: 'Depende de los turnos: no prometemos fechas.' },
  ],
} as const;

export const reviewsSection = {
  figure: `${business.clients}+`,
  statement: 'personas obtuvieron sus visas',
  /** Label of the row of pictures, which the arrow keys scroll on a phone. */
  images: 'Imágenes de las reseñas',
  /** Text below the picture of a review that is published on another site. */
  linkText: 'Ver la reseña',
  note: [
    'Cada visa la decide el consulado. ',
    { text: 'Conocé al equipo', href: pages.about.path },
    '.',
  ],
} as const;

export const requirements = {
  title: 'Requisitos',
  tickets: [
    {
      title: 'Pasaporte vigente',
      text: 'Fijate cuándo vence.',
    },
    {
      title: 'Pruebas de arraigo',
      text: 'Papeles que muestren qué te une a la Argentina: familia, propiedad o empleo. Ayudan, pero no garantizan la visa.',
    },
    {
      title: 'DNI, si\u00a0sos extranjero',
      text: [
        'Si vivís acá, sumá tu DNI. Según tu nacionalidad, puede haber restricciones: fijate en ',
        { text: 'travel.state.gov', href: officialSites.information },
        ' (en inglés) o ',
        { text: 'preguntanos antes', href: chats.question },
        '.',
      ],
    },
  ],
  bring:
    'A la entrevista llevá también las confirmaciones del DS-160 y del turno, y el comprobante del arancel.',
  note: [
    'El arancel del consulado se paga antes del turno y no se devuelve: mirá ',
    { text: 'los valores vigentes', href: officialSites.fees },
    ' (en inglés).',
  ],
} as const;
