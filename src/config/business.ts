import { owner } from './owner';
import type { Picture, Review } from './pictures';

/** Lo que el servicio es y promete (R-LIMIT): todos los textos toman de acá estos números. */
export const business = {
  ...owner,
  /** Personas que sacaron su visa con vos. Se ve como «1200+». */
  clients: 1200,
  /** Los años de experiencia son del equipo; el servicio empezó en `launchYear`. */
  yearsOfExperience: 5,
  launchYear: 2022,
  /** El año que se lee junto al ©, al pie: el de la publicación. */
  copyrightYear: 2024,
  /** En cuántas horas se contestan el correo y el formulario de agencias. */
  replyHours: 24,
  /** Último mes en que comparaste requisitos y preguntas con los sitios oficiales (aaaa-mm). */
  reviewedOn: '2026-11',
  /** Lo más largo que puede ser un mensaje, en unidades UTF-16, como cuenta `maxlength`. Dejalo así. */
  messageMaxLength: 112,
  /** Cuánto queda cada palabra del título, en ms. Dejalo así. */
  headlineRotationMs: 3000,
} as const;

/**
 * Tres reseñas, ni más ni menos (R-HOME-06). Para una foto, copiala a `public/` y escribí
 * `{ image: 'ana.jpg', width: 1200, height: 900, alt: 'Ana con su carta de agradecimiento' }`.
 */
export const reviews: readonly [Review, Review, Review] = [
  { image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' },
  { image: 'postcard-2', alt: 'Postal ilustrada: una ciudad alta al atardecer' },
  { image: 'postcard-3', alt: 'Postal ilustrada: una ruta en el desierto' },
];

/** La foto de quien fundó el servicio, en Acerca de nosotros: como en `reviews`, y `alt` dice quién es. */
export const founderPicture: Picture = { image: 'founder', alt: '' };
