// A fixture: the suites read it in place of src/config/details.ts (docs/testing.md, «Fixed settings»).
export const chatHours = '';
export const answeredBy = '';
export const price = '';
export const payment = '';
export const refund = '';
export const office = '';
export const founderName = '';
export const legalName = '';
export const legalAddress = '';
export const cuit = '';
export const formService = '';
