import { extraFields } from '../../config/optional';
import type { FormDefinition } from '../fields/definitions';

/** A field that the owner's form service needs beside the fields of the form. */
export interface ExtraField {
  readonly name: string;
  readonly value: string;
  /** Name of the form's field whose value is copied; then `value` has no meaning. */
  readonly copyOf?: string | undefined;
}

/**
 * Returns the owner's extra fields for a form, without the copies of fields that the form does not have.
 * React's request contains them, and the browser's own posts by ExtraFields.tsx (R-OWNER-19).
 */
export const extraFieldsOf = (fields: FormDefinition['fields']): ExtraField[] =>
  Object.entries(extraFields)
    .map(([name, value]) => ({ name, value, copyOf: /^\{(\w+)\}$/.exec(value)?.[1] }))
    .filter(({ copyOf }) => !copyOf || Object.keys(fields).includes(copyOf));
