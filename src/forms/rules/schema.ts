import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { formTexts } from '../../content/forms';
import { maxLengthOf, type FieldDefinition, type FormDefinition } from '../fields/definitions';
import { isBlank } from './typedText';

function fieldSchemaOf(field: FieldDefinition): StringSchema {
  const maxLength = maxLengthOf(field);
  // Not `max`, which would see the value without the invisible characters that `extendSchema` removes.
  const limited = string().test({
    message: field.texts.tooLong ?? formTexts.tooLong(maxLength),
    test: (_value, { originalValue }) => String(originalValue ?? '').length <= maxLength,
  });
  const schema = field.required
    ? limited.test({ message: field.texts.missing, test: (value) => !isBlank(value) })
    : limited;
  return field.extendSchema?.(schema) ?? schema;
}

/**
 * Returns the validation schema of a form. Formik calls this function at each validation. If the
 * schema were built when the form mounts, building it would delay hydration.
 */
export function schemaOf(form: FormDefinition): ObjectSchema<object> {
  const fieldSchemas = Object.entries(form.fields).map(([name, field]) => [
    name,
    fieldSchemaOf(field),
  ]);
  return object(Object.fromEntries(fieldSchemas));
}
