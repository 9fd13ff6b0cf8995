/**
 * What is the owner's alone. The values that ship belong to nobody (example.com, zeros, «ejemplo»):
 * write yours over them. `npm run release` lists what still is one of those.
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
  /** The mailbox that answers within `replyHours` of business.ts. */
  email: 'hola@example.com',
  /** Instagram user, without @. */
  instagram: 'usuario.de.ejemplo',
  /** LinkedIn slug of the founder: what follows linkedin.com/in/. */
  linkedin: 'perfil-de-ejemplo',
};
