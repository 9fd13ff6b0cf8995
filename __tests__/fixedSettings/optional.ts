// A fixture: the suites read it in place of src/config/optional.ts (docs/testing.md, «Fixed settings»).
export const extraFields: Readonly<Record<string, string>> = {};
export const multipartOnly = false;
export const confirmation = '';
