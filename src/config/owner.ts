/**
 * Tus datos. Los que vienen son de ejemplo: cambialos todos. `npm run release` te dice cuáles faltan.
 * Qué se acepta en cada uno lo dice tools/settings/settingRules.ts.
 */
export const owner = {
  /** El nombre del servicio, de hasta 22 caracteres. Si lo cambiás, corré `npm run images`. */
  brand: 'Pampa Visas',
  /**
   * La dirección del sitio, con https:// y sin barra al final. Si la variable de entorno `SITE_URL`
   * tiene un valor, vale ese valor.
   */
  siteUrl: 'https://www.example.com',
  /**
   * Adónde van los mensajes de los dos formularios: la dirección que te da el servicio de formularios
   * (docs/formularios.md). «/_bandeja» es la bandeja de tu computadora, para probar. Si la variable de
   * entorno `FORM_ENDPOINT` tiene un valor, vale ese valor.
   */
  formEndpoint: '/_bandeja',
  /** Tu WhatsApp, como se lee: +54 9, el código de área sin 0 y el número sin 15. El sitio lo muestra así. */
  whatsapp: '+54 9 11 0000-0000',
  /** Tu correo. El sitio promete respuesta dentro de las horas de `replyHours` (business.ts). */
  email: 'hola@example.com',
  /** Tu usuario de Instagram, sin @. */
  instagram: 'usuario.de.ejemplo',
  /** El LinkedIn de quien fundó el servicio: lo que sigue a linkedin.com/in/ en su dirección. */
  linkedin: 'perfil-de-ejemplo',
};
