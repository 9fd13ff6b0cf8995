import { business } from '../config/business';
import { details } from './derived/trimmedDetails';
import { officialSites } from './derived/channelUrls';
import { anchors, pages } from './pages';
import { allPurposes, purposes, purposeTexts } from './purposes';
import { chats } from './site';

/** What most visitors ask first. The hero links to each of these terms by its title and its element's id. */
const price = { id: 'precio', title: 'Precio' } as const;
const time = { id: 'plazo', title: 'Cuánto tarda' } as const;

/** Also the text of the hero's link to the section. */
const requirementsTitle = 'Requisitos';

export const hero = {
  headline: 'Conseguí tu visa de',
  /** Screen readers read this text instead of the word that changes (R-HOME-11). */
  allWords: allPurposes,
  lead: [
    'Te sacamos el turno para la visa de EE.\u00a0UU. y te preparamos para la entrevista. Para quienes viven en Argentina y para ',
    { text: 'agencias de viaje', href: pages.agencies.path },
    '.',
  ],
  callNote:
    'Abre WhatsApp: contanos qué visa necesitás.' + (details.chatHours && ` ${details.chatHours}`),
  links: [
    { text: requirementsTitle, href: `#${anchors.requirements}` },
    { text: price.title, href: `#${price.id}` },
    { text: time.title, href: `#${time.id}` },
  ],
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
      cards: purposes.map((purpose) => ({
        purpose,
        title: purposeTexts[purpose].word,
        text: purposeTexts[purpose].visas,
      })),
    },
  ],
} as const;

export const howItWorks = {
  title: 'Cómo funciona',
  steps: [
    { title: 'Escribinos', text: 'Contanos por WhatsApp para qué viajás.' },
    {
      title: 'Solicitud',
      text: 'Reuní tus datos y completamos juntos el DS-160. Lo que declarás es tu responsabilidad.',
    },
    {
      title: 'Turno',
      text: 'Pagás el arancel del consulado y sacamos el turno. La fecha depende de los turnos.',
    },
    {
      title: 'Entrevista',
      text: 'Antes practicamos con vos. Casi todos tienen que ir: es en la embajada, en Buenos Aires. La visa depende del consulado.',
    },
  ],
  terms: [
    {
      ...price,
      text: details.price || [
        { text: 'Preguntalo por WhatsApp', href: chats.price },
        '. El arancel del consulado se paga aparte.',
      ],
    },
    ...(details.payment ? [{ id: 'pago', title: 'Pago', text: details.payment }] : []),
    ...(details.refund
      ? [{ id: 'devoluciones', title: 'Devoluciones', text: details.refund }]
      : []),
    {
      ...time,
      text: [
        'Depende de los turnos: no prometemos fechas. ',
        { text: 'Preguntanos cuáles hay', href: chats.date },
        '.',
      ],
    },
  ],
} as const;

export const reviewsSection = {
  figure: `${business.clients}+`,
  statement: 'personas obtuvieron sus visas',
  /** Text below the picture of a review that is published on another site. */
  linkText: 'Ver la reseña',
  /** Text below a photo: on a phone its letters are too small to read. */
  enlargeText: 'Ampliar',
  note: [
    'Cada visa la decide el consulado. Conocenos en ',
    { text: pages.about.name, href: pages.about.path },
    '.',
  ],
} as const;

export const requirements = {
  title: requirementsTitle,
  /** What everybody needs. */
  tickets: [
    {
      title: 'Pasaporte vigente',
      text: 'Fijate cuándo vence.',
    },
    {
      title: 'Pruebas de arraigo',
      text: 'Muestran qué te une a la Argentina: familia, propiedad o empleo. Ayudan, pero no garantizan la visa.',
    },
    {
      title: 'DNI, si\u00a0sos extranjero',
      text: 'Si vivís acá, sumá tu DNI.',
    },
  ],
  /** What some visas need, too. */
  byVisa: [
    {
      title: 'Si vas a estudiar',
      text: 'El I-20 de la escuela que te aceptó o, en un intercambio (J-1), el DS-2019. Antes de la entrevista pagás aparte el arancel SEVIS.',
    },
    {
      title: 'Si vas a trabajar',
      text: [
        'Casi siempre, una petición aprobada de tu empleador en EE.\u00a0UU.; en ',
        { text: 'Work & Travel', lang: 'en' },
        ' (J-1), el DS-2019 del programa y el arancel SEVIS.',
      ],
    },
  ],
  /** What depends on the visa and on the visitor. */
  depends: [
    'Según la visa, te piden que tus redes sean públicas; según tu nacionalidad, hay restricciones: mirá ',
    { text: 'travel.state.gov', href: officialSites.information },
    ' (en inglés) o ',
    { text: 'preguntanos', href: chats.question },
    '.',
  ],
  interview:
    'A la entrevista llevá también las confirmaciones del DS-160 y del turno, y el comprobante del arancel. Antes te toman huellas y foto en el Centro de Atención al Solicitante (CAS), casi siempre con otro turno.',
  note: [
    'El arancel del consulado no se devuelve: mirá ',
    { text: 'los valores vigentes', href: officialSites.fees },
    ' (en inglés).',
  ],
} as const;
