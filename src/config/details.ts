/*
 * Lo que busca quien duda: una oración o un nombre cada uno, que el sitio muestra donde corresponde.
 * Lo que queda vacío no se muestra.
 */

/** Cuándo se contesta el chat: «Lunes a viernes, de 9 a 18.» */
export const chatHours: string = '';

/** Quién lo contesta: «Te responde Ana.» */
export const answeredBy: string = '';

/** Desde cuánto, y qué incluye. */
export const price: string = '';

/** Cuándo se paga. */
export const payment: string = '';

/** Cuándo se devuelve lo pagado. */
export const refund: string = '';

/** La ciudad de la oficina: «Oficina en Rosario, con turno.» */
export const office: string = '';

/** Quién fundó el servicio. */
export const founderName: string = '';

/** La empresa o la persona que responde por el servicio. */
export const legalName: string = '';

/** Su domicilio. */
export const legalAddress: string = '';

/** Su CUIT, como 30-00000000-0. */
export const cuit: string = '';

/** El servicio de formularios, para el aviso de privacidad: «Formspree». */
export const formService: string = '';
