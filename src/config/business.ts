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

/** One image of the reviews section; the owner replaces these placeholders with real ones. */
export interface Review {
  /** File in `src/art` (or `public`), without its folder. */
  readonly image: 'postcard-1' | 'postcard-2' | 'postcard-3';
  /** What the image shows, for those who do not see it. */
  readonly alt: string;
  /** Where the review was published, if anywhere. */
  readonly link?: string;
}

/** Exactly three (R-HOME-06). */
export const reviews: readonly [Review, Review, Review] = [
  { image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' },
  { image: 'postcard-2', alt: 'Postal ilustrada: una ciudad alta al atardecer' },
  { image: 'postcard-3', alt: 'Postal ilustrada: una ruta en el desierto' },
];
