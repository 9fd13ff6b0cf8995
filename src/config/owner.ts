/**
 * Every value here belongs to nobody and waits for the owner's. Replace a value in place: a setting
 * that still equals what the project ships with is listed by each build (`shippedPlaceholders`).
 */
export const owner = {
  /** The name of the business, as visitors read it. */
  brand: 'Pampa Visas',
  /** The address of the site, without a trailing slash. `SITE_URL` overrides it at build time. */
  siteUrl: 'https://www.example.com',
  /**
   * Where both forms are sent: the address that the form service gives (docs/formularios.md).
   * `FORM_ENDPOINT` overrides it at build time. This one is the local inbox, for trying the site.
   */
  formEndpoint: '/_bandeja',
  /** WhatsApp number: digits only, 54 9, area code, number; no 0 and no 15 (13 digits). */
  whatsapp: '5491100000000',
  /** The mailbox that answers within 24 hours. */
  email: 'hola@example.com',
  /** Instagram user, without @. */
  instagram: 'usuario.de.ejemplo',
  /** LinkedIn slug of the founder: what follows linkedin.com/in/. */
  linkedin: 'perfil-de-ejemplo',
};

/** The values that the project ships with; never edit them, they only tell what is still missing. */
export const shippedPlaceholders: Readonly<Record<keyof typeof owner, string>> = {
  brand: 'Pampa Visas',
  siteUrl: 'https://www.example.com',
  formEndpoint: '/_bandeja',
  whatsapp: '5491100000000',
  email: 'hola@example.com',
  instagram: 'usuario.de.ejemplo',
  linkedin: 'perfil-de-ejemplo',
};
