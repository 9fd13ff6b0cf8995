import { owner } from './owner';

/**
 * Encodes a text for the query of a URL. A truncated text can end with half of a surrogate pair, for
 * which `encodeURIComponent` would throw, so U+FFFD replaces the half.
 */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Returns the URL of a WhatsApp chat with the service (R-OWNER-05).
 * @param text message that WhatsApp shows in the chat, for the visitor to send
 */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${owner.whatsapp}?text=${encode(text)}`;
}

/**
 * Returns the `mailto:` URL of the service.
 * @param draft subject and body of the e-mail, for the visitor to send
 */
export function mailtoUrl(draft?: { subject: string; body: string }): string {
  const query = draft ? `?subject=${encode(draft.subject)}&body=${encode(draft.body)}` : '';
  return `mailto:${owner.email}${query}`;
}

export const instagramUrl = `https://www.instagram.com/${owner.instagram}/`;

/** URL of the founder's profile. */
export const linkedinUrl = `https://www.linkedin.com/in/${owner.linkedin}/`;

/**
 * Returns the WhatsApp number in a readable form, «+54 9 11 0000-0000». Its spaces can break: without them enlarged digits
 * would break within a group. Without the area code 11 the number is not grouped, «+54 9 3510000000»: other area codes have three or four digits,
 * and some numbers fit both (343 of Paraná, 3435 of Nogoyá).
 */
export function readableWhatsapp(): string {
  const local = owner.whatsapp.slice(3).replace(/^11(\d{4})(\d{4})$/, '11 $1-$2');
  return `+54 9 ${local}`;
}

/** URLs of the official sites to which the pages link (R-TRUST-02). */
export const officialSites = {
  information: 'https://travel.state.gov/',
  ds160: 'https://ceac.state.gov/genniv/',
  appointments: 'https://ais.usvisa-info.com/es-ar/niv',
  fees: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
} as const;
