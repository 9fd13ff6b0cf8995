import { business } from '../config/business';
import { owner } from '../config/owner';
import { details } from './derived/trimmedDetails';

export const about = {
  title: 'Acerca de nosotros',
  lead: 'El trámite de la visa de EE.\u00a0UU. es más simple con alguien al lado.',
  description: {
    title: 'Un trámite largo, en pasos cortos',
    paragraphs: [
      'Formulario, turno y entrevista: un dato que no coincide puede frenar todo. Ordenamos los pasos para que sepas qué hacer y cuándo.',
      'No prometemos visas: lo nuestro es el turno y la preparación.',
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
    lead: 'Te ayudamos a conseguir el turno y a preparar la entrevista, en tres pasos.',
    steps: [
      {
        title: 'Solicitud',
        text: 'El DS-160 va primero. Te ayudamos a completarlo.',
      },
      {
        title: 'Turno',
        text: 'Lo sacamos con el número de confirmación de tu DS-160.',
      },
      {
        title: 'Entrevista',
        text: 'Practicamos las preguntas y repasamos qué papeles llevar.',
      },
    ],
  },
  founder: {
    title: details.founderName
      ? `Quién fundó ${owner.brand}`
      : `Conocé a quien fundó ${owner.brand}`,
    name: details.founderName,
    link: 'Ver su trayectoria en LinkedIn',
  },
} as const;
