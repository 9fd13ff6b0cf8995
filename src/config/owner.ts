/**
 * Lo que es solo tuyo; va todo. Lo que viene escrito no es de nadie (example.com, ceros, «ejemplo»):
 * poné lo tuyo encima. `npm run release` dice qué falta.
 */
export const owner = {
  /** El nombre del servicio, como lo lee la gente. */
  brand: 'Pampa Visas',
  /** La dirección del sitio, con https:// y sin barra al final. Si está la variable `SITE_URL`, vale esa. */
  siteUrl: 'https://www.example.com',
  /**
   * Adónde van los dos formularios: la dirección que te da el servicio (docs/formularios.md). Esta es
   * la bandeja de tu computadora, para probar. Si está la variable `FORM_ENDPOINT`, vale esa.
   */
  formEndpoint: '/_bandeja',
  /** El WhatsApp, solo cifras: 549, código de área y número, sin 0 ni 15. Son 13. */
  whatsapp: '5491100000000',
  /** El correo que contestás dentro de las `replyHours` de business.ts. */
  email: 'hola@example.com',
  /** El usuario de Instagram, sin @. */
  instagram: 'usuario.de.ejemplo',
  /** El perfil de LinkedIn de la persona que fundó el servicio: lo que sigue a linkedin.com/in/. */
  linkedin: 'perfil-de-ejemplo',
};
