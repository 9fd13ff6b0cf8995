/*
 * Lo que busca quien duda: lo que en su ejemplo es una oración va con mayúscula y punto.
 * El sitio lo muestra donde corresponde, y de lo que queda vacío, nada.
 */

/** Cuándo se contesta el chat: «Lunes a viernes, de 9 a 18.» */
export const chatHours: string = '';

/** Quién lo contesta: «Te responde Ana.» */
export const answeredBy: string = '';

/** Desde cuánto, y qué incluye: «Desde $ 100.000: turno y dos prácticas de entrevista.» */
export const price: string = '';

/** Cuándo se paga: «La mitad al empezar y la otra con el turno.» */
export const payment: string = '';

/** Cuándo se devuelve lo pagado: «Si no sacamos el turno, te devolvemos todo.» */
export const refund: string = '';

/** La ciudad de la oficina: «Oficina en Rosario: te esperamos con cita.» */
export const office: string = '';

/** Quién fundó el servicio. */
export const founderName: string = '';

/** La empresa o la persona que responde por el servicio. */
export const legalName: string = '';

/** Su domicilio: la Ley 25.326 pide que el aviso de privacidad de cada formulario lo diga. */
export const legalAddress: string = '';

/** Su CUIT, como 30-00000000-0. */
export const cuit: string = '';

/** El servicio de formularios, para el aviso de privacidad: «Formspree». */
export const formService: string = '';
