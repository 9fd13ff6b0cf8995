import { fieldTexts, formTexts, type FieldTexts } from '../../content/forms';

/** Returns a field's visible label, with «(opcional)» if the field may stay empty. */
export const labelOf = ({ label }: FieldTexts, isOptional: boolean): string =>
  isOptional ? `${label} ${formTexts.optional}` : label;

/**
 * Returns a field's label in the message that the visitor can send by WhatsApp or e-mail if the form fails.
 * @param name the field's name in the request
 */
export function shortLabelOf(name: string): string {
  const { label, shortLabel = label } = (fieldTexts as Readonly<Record<string, FieldTexts>>)[name]!;
  return shortLabel;
}
