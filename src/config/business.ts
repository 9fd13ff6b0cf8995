import type { Picture, Review } from '../content/derived/pictures';

/**
 * Números del sitio. Todos los textos los toman de acá: alcanza con cambiarlos una vez. Si uno promete menos que lo que
 * pide docs/requirements.md, el sitio no se arma.
 */
export const business = {
  /** Cuántas personas sacaron su visa con vos. Se ve «1200+». */
  clients: 1200,
  /** Los años de experiencia que tu equipo ya cumplió. Se ve «Más de 5 años». */
  yearsOfExperience: 5,
  /** El año en que empezó el servicio. */
  launchYear: 2022,
  /** El año junto al ©, al pie de cada página: el año en que publicás el sitio. */
  copyrightYear: 2024,
  /** En cuántas horas, como mucho, contestás el correo y el formulario de agencias. */
  replyHours: 24,
  /**
   * El último mes en que comparaste requisitos y preguntas con los sitios oficiales, como '2026-11'. Se
   * ve «Revisado: 11/2026»; vacío, no se ve nada. Si falta, o pasados seis meses, `npm run release` lo
   * recuerda.
   */
  reviewedOn: '',
  /** Cuántos caracteres entran en un mensaje: 112 justo. */
  messageMaxLength: 112,
  /** Cuántos milisegundos se ve cada palabra del título de inicio: 3000 justo. */
  headlineRotationMs: 3000,
};

/**
 * Tres reseñas, ni más ni menos (R-HOME-06). Vienen tres dibujos de `src/art`. Para mostrar una foto,
 * copiala a `public/` y cambiá uno de los tres renglones por
 * `{ image: 'ana.jpg', alt: 'Ana con su carta de agradecimiento' },` con lo que muestra en `alt`. Si la
 * reseña está publicada en otro sitio, terminá el renglón con `, link: 'https://…' },` y la foto lleva ahí.
 */
export const reviews: readonly [Review, Review, Review] = [
  { image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' },
  { image: 'postcard-2', alt: 'Postal ilustrada: una ciudad alta al atardecer' },
  { image: 'postcard-3', alt: 'Postal ilustrada: una ruta en el desierto' },
];

/**
 * La imagen de quien fundó el servicio, en «Acerca de nosotros». Viene un dibujo de adorno, con `alt`
 * vacío. Para mostrar una foto, poné entre las llaves lo mismo que en `reviews`, y en `alt` el nombre
 * de la persona.
 */
export const founderPicture: Picture = { image: 'founder', alt: '' };
