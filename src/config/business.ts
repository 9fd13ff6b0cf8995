import { owner } from './owner';

/** What the business is and promises (R-LIMIT); every text takes these numbers from here. */
export const business = {
  ...owner,
  /** People who got their visa: shown as «1200+». */
  clients: 1200,
  /** «Más de 5 años de experiencia» is the team's; the service itself was launched in `launchYear`. */
  yearsOfExperience: 5,
  launchYear: 2022,
  copyrightYear: 2024,
  /** Hours within which the agency form and the e-mail are answered. */
  replyHours: 24,
  /** Month in which requirements and FAQ were last checked against the official sites (yyyy-mm). */
  reviewedOn: '2026-11',
  /** Longest message of the contact form, in UTF-16 units, as `maxlength` counts. */
  messageMaxLength: 112,
  /** Time that each word of the headline stays, in ms. */
  headlineRotationMs: 3000,
} as const;

interface Described {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** A drawing that ships with the project, by its name in `src/art`. */
interface ShippedDrawing extends Described {
  readonly image: 'postcard-1' | 'postcard-2' | 'postcard-3' | 'founder';
}

/** A photo of the owner's: a file in `public/`, by its plain name, and its size in px. */
export interface OwnPhoto extends Described {
  readonly image: `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`;
  readonly width: number;
  readonly height: number;
}

/** A picture that the owner may replace. */
export type Picture = ShippedDrawing | OwnPhoto;

/** One image of the reviews section, and the address where the review was published, if anywhere. */
export type Review = Picture & { readonly link?: string };

/**
 * Exactly three (R-HOME-06). A photo: copy it to `public/` and write
 * `{ image: 'ana.jpg', width: 1200, height: 900, alt: 'Ana con su carta de agradecimiento' }`.
 */
export const reviews: readonly [Review, Review, Review] = [
  { image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' },
  { image: 'postcard-2', alt: 'Postal ilustrada: una ciudad alta al atardecer' },
  { image: 'postcard-3', alt: 'Postal ilustrada: una ruta en el desierto' },
];

/** The founder's picture on the about page; a photo as in `reviews`, and `alt` says who it is. */
export const founderPicture: Picture = { image: 'founder', alt: '' };
