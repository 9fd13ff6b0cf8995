export const extraFields: Readonly<Record<string, string>> = {};
export const multipartOnly = false;
export const confirmation = '';
