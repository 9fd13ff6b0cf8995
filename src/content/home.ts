import { business } from '../config/business';
import * as details from '../config/details';
import { officialSites } from '../config/channels';

/** The purposes, in the order in which the headline shows them. */
export const purposes = [
  { id: 'turismo', word: 'Turismo' },
  { id: 'estudios', word: 'Estudios' },
  { id: 'trabajo', word: 'Trabajo' },
] as const;

/** Home page: hero. */
export const hero = {
  headline: 'Conseguí tu visa de',
  /** What a screen reader hears in place of the changing word. */
  stillWords: 'Turismo, Estudios o Trabajo',
  lead: 'Turismo, estudios o trabajo: te sacamos el turno y te preparamos para la entrevista. Para quienes viven en Argentina y para agencias de viaje.',
  more: '¿Qué necesito?',
  opens:
    `Se abre un chat de WhatsApp. Contanos qué visa necesitás${details.price ? '' : ' y preguntanos el precio'}.` +
    (details.chatHours && ` ${details.chatHours}`),
  proof: [
    `${business.clients}+ clientes satisfechos`,
    `Más de ${business.yearsOfExperience}\u00a0años de experiencia del equipo`,
  ],
  disclosure: [
    'Servicio privado: no somos parte del gobierno ni de la embajada de EE.\u00a0UU., ni los representamos. También podés hacer el trámite por tu cuenta: el formulario en ',
    { text: 'ceac.state.gov', href: officialSites.ds160, language: 'en' },
    ' (en inglés) y el turno en ',
    { text: 'ais.usvisa-info.com', href: officialSites.appointments },
    '. La visa la decide el consulado.',
  ],
  pause: 'Pausar la palabra que cambia',
} as const;

/** Home page: gallery of service cards. */
export const services = {
  title: 'Servicios',
  groups: [
    {
      title: 'Qué hacemos',
      cards: [
        {
          art: 'turno',
          title: 'Turno',
          text: 'Te ayudamos con la solicitud (el DS-160) y te sacamos el turno de la entrevista.',
        },
        {
          art: 'entrevista',
          title: 'Preparación',
          text: 'Ordenamos tus papeles y practicamos la entrevista con vos. Así respondés con calma.',
        },
      ],
    },
    {
      title: 'Con qué visas te ayudamos',
      cards: [
        {
          art: 'turismo',
          title: 'Turismo',
          text: 'La B1/B2 es para pasear, ver a la familia o viajar por negocios. Con pasaporte argentino puede durar hasta 10\u00a0años y servir para varios viajes.',
        },
        {
          art: 'estudios',
          title: 'Estudios',
          text: 'La escuela o universidad que te aceptó te da el formulario I-20. Antes de la entrevista pagás aparte el arancel SEVIS.',
        },
        {
          art: 'trabajo',
          title: 'Trabajo',
          text: 'Casi siempre, primero tu empleador de EE.\u00a0UU. presenta una petición y se la tienen que aprobar. No te buscamos empleo.',
        },
      ],
    },
  ],
} as const;

/** Home page: how it goes, what it costs, and when. */
export const howItWorks = {
  title: 'Cómo funciona',
  steps: [
    {
      title: 'Escribinos',
      text: `Contanos por WhatsApp para qué viajás${details.price ? '' : ' y preguntá cuánto sale el servicio'}.`,
    },
    {
      title: 'Solicitud',
      text: 'Te ayudamos a completar el DS-160. Lo que declarás es tu responsabilidad.',
    },
    { title: 'Turno', text: 'Lo sacamos con el número de confirmación de tu DS-160.' },
    {
      title: 'Entrevista',
      text: 'Casi siempre hay que ir en persona. Practicamos las preguntas y repasamos tus papeles.',
    },
  ],
  terms: [
    {
      title: 'Precio',
      text: details.price || 'Preguntalo por WhatsApp. Los aranceles consulares se pagan aparte.',
    },
    ...(details.payment ? [{ title: 'Pago', text: details.payment }] : []),
    ...(details.refund ? [{ title: 'Devoluciones', text: details.refund }] : []),
    { title: 'Fecha', text: 'Depende de los turnos que haya: no prometemos fechas.' },
  ],
} as const;

/** Home page: reviews. */
export const reviewsSection = {
  label: 'Reviews',
  figure: `${business.clients}+`,
  statement: 'personas obtuvieron sus visas',
  /** Under a review that was published elsewhere. */
  more: 'Ver la reseña',
  note: 'Cada visa la decide el consulado. Nosotros nos ocupamos del turno y de la preparación.',
} as const;

/** Home page: what an applicant needs. */
export const requirements = {
  title: 'Requisitos',
  lead: 'Juntá esto con tiempo.',
  tickets: [
    {
      title: 'Pasaporte vigente',
      text: 'Sin pasaporte no hay solicitud: fijate hoy cuándo vence el tuyo.',
    },
    {
      title: 'Pruebas de arraigo',
      text: 'Papeles que muestren qué te une a la Argentina: familia, propiedad o empleo. Ayudan, pero no garantizan la visa.',
    },
    {
      title: 'DNI, si sos extranjero',
      text: 'Si vivís acá y tenés otra nacionalidad, sumá tu DNI argentino.',
    },
  ],
  note: [
    'Los aranceles consulares van aparte y cambian: mirá ',
    { text: 'los valores vigentes', href: officialSites.fees, language: 'en' },
    ' (en inglés).',
  ],
} as const;
