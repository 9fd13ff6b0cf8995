/*
 * Datos que mucha gente pregunta. El sitio muestra solo los que completes.
 * Si el ejemplo de un dato termina con punto, escribí el tuyo con mayúscula y punto.
 */

/** Cuándo contestás el chat: «Lunes a viernes, de 9 a 18.» */
export const chatHours: string = '';

/** Quién contesta el chat: «Te responde Ana.» */
export const answeredBy: string = '';

/** Cuánto cuesta y qué incluye: «Desde $ 100.000: turno y dos prácticas de entrevista.» */
export const price: string = '';

/** Cuándo se paga: «La mitad al empezar y la otra con el turno.» */
export const payment: string = '';

/** Cuándo devolvés lo pagado: «Si no sacamos el turno, te devolvemos todo.» */
export const refund: string = '';

/** Dónde está tu oficina: «Oficina en Rosario: te esperamos con cita.» */
export const office: string = '';

/** Nombre y apellido de quien fundó el servicio. */
export const founderName: string = '';

/** La empresa o la persona que responde por el servicio. */
export const legalName: string = '';

/** El domicilio de esa empresa o persona. La Ley 25.326 lo pide en el aviso de privacidad. */
export const legalAddress: string = '';

/** El CUIT de esa empresa o persona, como 30-00000000-0. */
export const cuit: string = '';

/** Nombre del servicio que recibe los formularios, para el aviso de privacidad: «Formspree». */
export const formService: string = '';
