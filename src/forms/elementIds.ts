/** Id of a form: the start of its elements' ids and the end of its keys in session storage. */
export type FormId = 'agencia' | 'contacto';

/** Returns the ids of a form's elements; `field` returns the id of a field's control. */
export const elementIdsOf = (form: FormId) => ({
  form: `${form}-formulario`,
  summary: `${form}-errores`,
  submit: `${form}-enviar`,
  result: `${form}-resultado`,
  field: (name: string) => `${form}-${name}`,
});

/** Returns the id of a field's counter. */
export const counterIdOf = (fieldId: string): string => `${fieldId}-cuenta`;
