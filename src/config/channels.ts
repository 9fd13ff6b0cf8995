import { business } from './business';

/** For a query; half an emoji, as a cut text can end in, has no encoding and becomes «\ufffd». */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * WhatsApp chat with the provider.
 * @param text what the visitor finds already typed
 * @returns a `wa.me` address (R-OWNER-05)
 */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${business.whatsapp}?text=${encode(text)}`;
}

/**
 * E-mail to the provider.
 * @param draft subject and body that the visitor finds already typed
 * @returns a `mailto:` address
 */
export function mailtoUrl(draft?: { subject: string; body: string }): string {
  const query = draft ? `?subject=${encode(draft.subject)}&body=${encode(draft.body)}` : '';
  return `mailto:${business.email}${query}`;
}

/** Profile of the provider on the photo-sharing network. */
export const instagramUrl = `https://www.instagram.com/${business.instagram}/`;

/** The founder's profile on the professional network. */
export const linkedinUrl = `https://www.linkedin.com/in/${business.linkedin}/`;

/**
 * The WhatsApp number as people read it: «+54 9 11 0000-0000».
 * Ten digits follow 54 9; the area code is taken as two digits for 11 and as three otherwise.
 */
export function readableWhatsapp(): string {
  const local = business.whatsapp.slice(3);
  const area = local.startsWith('11') ? 2 : 3;
  const number = local.slice(area);
  return `+54 9 ${local.slice(0, area)} ${number.slice(0, -4)}-${number.slice(-4)}`.replace(
    / /g,
    '\u00a0',
  );
}

/** Official sites that anyone can use without us (R-TRUST-02). */
export const officialSites = {
  information: 'https://travel.state.gov/',
  ds160: 'https://ceac.state.gov/genniv/',
  appointments: 'https://ais.usvisa-info.com/es-ar/niv',
  fees: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
} as const;
