// A fixture: the suites read it in place of src/config/business.ts (docs/testing.md, «Fixed settings»).
import type { Picture, Review } from '../../src/content/derived/pictures';
export const business = {
  clients: 1200,
  yearsOfExperience: 5,
  launchYear: 2022,
  copyrightYear: 2024,
  replyHours: 24,
  reviewedOn: '',
  messageMaxLength: 112,
  headlineRotationMs: 3000,
};
export const reviews: readonly [Review, Review, Review] = [
  { image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' },
  { image: 'postcard-2', alt: 'Postal ilustrada: una ciudad alta al atardecer' },
  { image: 'postcard-3', alt: 'Postal ilustrada: una ruta en el desierto' },
];
export const founderPicture: Picture = { image: 'founder', alt: '' };
