import { business } from '../config/business';
import * as details from '../config/details';

/** About page. */
export const about = {
  title: 'Acerca de nosotros',
  lead: 'El trámite de la visa de EE.\u00a0UU. es más simple con alguien al lado.',
  description: {
    title: 'Un trámite largo, en pasos cortos',
    paragraphs: [
      'Un formulario, un turno y una entrevista: cada parte tiene sus reglas, y un dato que no coincide puede frenar todo. Nosotros ordenamos los pasos para que sepas qué hacer y cuándo.',
      'No somos un sitio del gobierno ni prometemos visas: las decide el consulado. Lo nuestro es el turno y la preparación.',
    ],
  },
  facts: [
    { figure: `${business.clients}+`, text: 'clientes satisfechos' },
    {
      figure: `Más de ${business.yearsOfExperience}\u00a0años`,
      text: 'de experiencia del equipo',
    },
    { figure: `${business.launchYear}`, text: 'lanzamiento del servicio' },
  ],
  system: {
    title: 'Cómo funciona nuestro sistema',
    lead: 'Te ayudamos a conseguir el turno y a prepararte para la entrevista, en tres pasos.',
    steps: [
      {
        title: 'Solicitud',
        text: 'El formulario DS-160 va primero. Te ayudamos a completarlo; lo que declarás es tu responsabilidad.',
      },
      {
        title: 'Turno',
        text: 'Lo sacamos con tu DS-160: el número de confirmación tiene que ser el mismo en el formulario y en el turno.',
      },
      {
        title: 'Entrevista',
        text: 'Casi siempre hay que ir en persona. Practicamos las preguntas y repasamos qué papeles llevar.',
      },
    ],
  },
  founder: {
    title: `Quién fundó ${business.brand}`,
    name: details.founderName || null,
    link: 'Ver su trayectoria en LinkedIn',
  },
} as const;
