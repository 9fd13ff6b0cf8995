import { owner } from '../../config/owner';

/**
 * Encodes a text for the query of a URL. A truncated text can end with half of a surrogate pair, for
 * which `encodeURIComponent` would throw, so U+FFFD replaces the half.
 */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Returns the digits of the service's WhatsApp number. `String`: see `siteUrl` in buildSettings.ts. */
export const whatsappDigits = () => String(owner.whatsapp).replace(/\D/g, '');

/**
 * Returns the URL of a WhatsApp chat with the service (R-OWNER-05).
 * @param text message that WhatsApp shows in the chat, for the visitor to send
 */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${whatsappDigits()}?text=${encode(text)}`;
}

/**
 * Returns the `mailto:` URL of the service.
 * @param draft subject and body of the e-mail, for the visitor to send
 */
export function mailtoUrl(draft?: { subject: string; body: string }): string {
  const recipient = `mailto:${owner.email}`;
  if (!draft) return recipient;
  // RFC 6068 encodes a line break as CR and LF.
  const body = draft.body.replace(/\r?\n/g, '\r\n');
  return `${recipient}?subject=${encode(draft.subject)}&body=${encode(body)}`;
}

export const instagramUrl = `https://www.instagram.com/${owner.instagram}/`;

/** URL of the founder's profile. */
export const linkedinUrl = `https://www.linkedin.com/in/${owner.linkedin}/`;

/** URLs of the official sites to which the pages link (R-TRUST-02). */
export const officialSites = {
  information: 'https://travel.state.gov/',
  ds160: 'https://ceac.state.gov/genniv/',
  appointments: 'https://ais.usvisa-info.com/es-ar/niv',
  fees: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
} as const;
