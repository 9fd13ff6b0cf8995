import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { formTexts } from '../../content/forms';
import { maxLengthOf, type FieldDefinition, type FormDefinition } from '../fields/definitions';
import { isBlank } from './values';

function ruleOf(field: FieldDefinition): StringSchema {
  const maxLength = maxLengthOf(field);
  const limited = string().max(maxLength, field.texts.tooLong ?? formTexts.tooLong(maxLength));
  const rule = field.required
    ? limited.test({ message: field.texts.missing, test: (value) => !isBlank(value) })
    : limited;
  return field.rule?.(rule) ?? rule;
}

/**
 * Returns the validation schema of a form, from the definitions of its fields. Each validation
 * builds the schema anew, which takes 0.05 ms in warm code, so that hydration does not have to
 * build it.
 */
export function schemaOf(form: FormDefinition): ObjectSchema<object> {
  const rules = Object.entries(form.fields).map(([name, field]) => [name, ruleOf(field)]);
  return object(Object.fromEntries(rules));
}
