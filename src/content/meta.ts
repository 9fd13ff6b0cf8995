import { business } from '../config/business';

/** What search engines and shared links show; titles of 60 characters or fewer. */
export const meta = {
  home: {
    name: 'Inicio',
    title: `Visa de EE.\u00a0UU.: turno y entrevista | ${business.brand}`,
    description:
      'Te sacamos el turno para la entrevista de la visa de EE.\u00a0UU. y te preparamos: turismo, estudios o trabajo. Servicio privado, para quienes viven en Argentina.',
  },
  about: {
    name: 'Acerca de nosotros',
    title: `Acerca de nosotros | ${business.brand}`,
    description:
      'Un equipo con más de 5\u00a0años de experiencia que simplifica el trámite de la visa de EE.\u00a0UU.: DS-160, turno y preparación para la entrevista.',
  },
  agencies: {
    name: 'Para agencias de viaje',
    title: `Para agencias de viaje | ${business.brand}`,
    description:
      'Tarifas especiales para agencias de viaje: sacamos el turno de tus pasajeros y los preparamos para la entrevista de la visa. Respondemos en 24\u00a0horas.',
  },
  contact: {
    name: 'Contáctanos',
    title: `Contáctanos | ${business.brand}`,
    description:
      'Escribinos por correo, Instagram o WhatsApp, o dejanos un mensaje: te respondemos dentro de las 24\u00a0horas sobre tu visa de turismo, estudios o trabajo.',
  },
  notFound: {
    name: 'Página no encontrada',
    title: `Página no encontrada | ${business.brand}`,
  },
} as const;

/** Words of the share image (tools/images.ts). */
export const shareImage = {
  alt: `${business.brand}: turno y preparación para la visa de EE.\u00a0UU.`,
  headline: 'Tu visa, paso a paso',
  text: 'Turno y preparación para la entrevista',
} as const;
