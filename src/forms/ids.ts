import type { FormId } from './draft';
import type { FieldName } from './fields';

/** Id of a field's control. Plain and fixed, so that summary links and tests can name it. */
export const fieldId = (form: FormId, name: FieldName) => `${form}-${name}`;
/** Id of a form's error summary. */
export const summaryId = (form: FormId) => `${form}-errores`;
/** Id of a form's submit button. */
export const submitId = (form: FormId) => `${form}-enviar`;
/** Id of the form itself. */
export const formElementId = (form: FormId) => `${form}-formulario`;
