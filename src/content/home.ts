import { business } from '../config/business';
import { officialSites } from '../config/channels';

/** The purposes, in the order in which the headline shows them. */
export const purposes = [
  { id: 'turismo', word: 'Turismo' },
  { id: 'estudios', word: 'Estudios' },
  { id: 'trabajo', word: 'Trabajo' },
] as const;

/** Home page: hero. */
export const hero = {
  page: 'Inicio',
  headline: 'Conseguí tu visa de',
  /** What a screen reader hears in place of the changing word. */
  stillWords: 'Turismo, Estudios o Trabajo',
  lead: 'Te sacamos el turno para la entrevista y te preparamos para llegar con los papeles en orden y las respuestas claras.',
  more: '¿Qué necesito?',
  opens: 'Se abre un chat de WhatsApp.',
  proof: [
    `${business.clients}+ clientes satisfechos`,
    `Más de ${business.yearsOfExperience}\u00a0años de experiencia`,
  ],
  disclosure: [
    'Servicio privado: no somos parte del gobierno ni de la embajada de EE.\u00a0UU., ni los representamos. También podés hacer el trámite por tu cuenta en ',
    { text: 'el sitio del Departamento de Estado', href: officialSites.information },
    '.',
  ],
  pause: 'Pausar la palabra que cambia',
} as const;

/** Home page: gallery of service cards. */
export const services = {
  title: 'Servicios',
  lead: 'Turno y preparación para tres tipos de visa.',
  cards: [
    {
      art: 'turno',
      title: 'Turno para la entrevista',
      text: 'Te ayudamos con el DS-160 y, con el número de confirmación, reservamos tu turno.',
      alt: 'Un calendario de pared con un día sellado y un reloj',
    },
    {
      art: 'entrevista',
      title: 'Preparación',
      text: 'Ordenamos tus papeles y ensayamos la entrevista hasta que te salga con naturalidad.',
      alt: 'Dos sillas enfrentadas, globos de diálogo y un mate',
    },
    {
      art: 'turismo',
      title: 'Turismo',
      text: 'Para pasear o viajar por negocios (B1/B2): entradas múltiples y hasta 10\u00a0años de\u00a0validez.',
      alt: 'Una valija con calcomanías y una cámara de fotos',
    },
    {
      art: 'estudios',
      title: 'Estudios',
      text: 'Para cursar en EE.\u00a0UU.: los plazos no son los de turismo y te contamos cuáles son.',
      alt: 'Una pila de libros, un lápiz y un velador',
    },
    {
      art: 'trabajo',
      title: 'Trabajo',
      text: 'Para trabajar en EE.\u00a0UU.: te decimos qué plazos hay y qué papeles llevar.',
      alt: 'Una caja de herramientas, un casco y una computadora',
    },
  ],
} as const;

/** Home page: reviews. */
export const reviewsSection = {
  label: 'Reviews',
  figure: `${business.clients}+`,
  statement: 'personas obtuvieron sus visas',
  note: 'Cada visa la decide el consulado. Nosotros ponemos el turno y la preparación.',
} as const;

/** Home page: what an applicant needs. */
export const requirements = {
  title: 'Requisitos',
  lead: 'Juntá esto antes de pedir el turno.',
  tickets: [
    { title: 'Pasaporte vigente', text: 'Sin él no hay solicitud: fijate hoy cuándo vence.' },
    {
      title: 'Arraigo en Argentina',
      text: 'Algo que muestre tus lazos con el país: familia, una propiedad o un empleo. Ayuda, pero no es garantía.',
    },
    {
      title: 'DNI, si sos de otro país',
      text: 'Si vivís en Argentina y tu nacionalidad es otra, llevá también tu DNI.',
    },
  ],
  note: [
    'Los aranceles del consulado se pagan aparte y cambian: mirá ',
    { text: 'los valores actualizados', href: officialSites.fees },
    '. El formulario se completa en ',
    { text: 'ceac.state.gov', href: officialSites.ds160 },
    ' y el turno se saca en ',
    { text: 'ais.usvisa-info.com', href: officialSites.appointments },
    '.',
  ],
} as const;
