import * as details from './details';

/*
 * The owner's details without white space at their ends: a detail of white space only counts as empty (R-OWNER-08).
 * One constant each, because an object of them would add 250 bytes to home's script. `String`: see `siteUrl` in
 * deployment.ts.
 */
export const chatHours = String(details.chatHours).trim();
export const answeredBy = String(details.answeredBy).trim();
export const price = String(details.price).trim();
export const payment = String(details.payment).trim();
export const refund = String(details.refund).trim();
export const office = String(details.office).trim();
export const founderName = String(details.founderName).trim();
export const legalName = String(details.legalName).trim();
export const legalAddress = String(details.legalAddress).trim();
export const cuit = String(details.cuit).trim();
export const formService = String(details.formService).trim();
