/*
 * What a nervous visitor looks for, each a sentence or a name that the site shows where it belongs.
 * Nothing is shown of what stays empty.
 */

/** When the chat is answered, as «Lunes a viernes, de 9 a 18.» */
export const chatHours: string = '';

/** Who answers it, as «Te responde Ana.» */
export const answeredBy: string = '';

/** From how much, and what that includes. */
export const price: string = '';

/** When one pays. */
export const payment: string = '';

/** When money comes back. */
export const refund: string = '';

/** City of the office, as «Oficina en Rosario, con turno.» */
export const office: string = '';

/** Who founded the service. */
export const founderName: string = '';

/** The company or person that answers for the service. */
export const legalName: string = '';

/** Its address. */
export const legalAddress: string = '';

/** Its CUIT, as 30-00000000-0. */
export const cuit: string = '';

/** Name of the form service, for the privacy notice. */
export const formService: string = '';
