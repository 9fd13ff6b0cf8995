/*
 * Las direcciones del sitio que había antes, y adónde va cada una. Así no se pierden los enlaces guardados ni
 * lo que ya muestran los buscadores. Si no había otro sitio, dejalo vacío.
 *
 * A la izquierda, la dirección vieja sin el dominio, como se ve en el navegador; a la derecha, una página de
 * este sitio. Por ejemplo:
 *
 *   '/contacto.html': '/contactanos',
 *   '/quiénes-somos/': '/acercaDeNosotros',
 *   '/#/agencias': '/paraAgenciasDeViaje',
 *   '/?page_id=12': '/?section=requisitos',
 */
export const oldAddresses: Readonly<Record<string, string>> = {};
