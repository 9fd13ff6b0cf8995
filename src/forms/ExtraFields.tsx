import type { FormDefinition } from './fields/definitions';
import { extraFieldsOf } from './submit/extraFields';

/**
 * Renders the owner's extra fields for posts of the browser: before hydration, without JavaScript, and in a
 * beacon. A copy has no name, so that a browser without JavaScript does not send it empty;
 * src/boot/addCopies.ts adds it to the form's data.
 */
export function ExtraFields({ fields }: Pick<FormDefinition, 'fields'>) {
  return extraFieldsOf(fields).map(({ name, value, copyOf }) =>
    copyOf ? (
      <input key={name} type="hidden" data-name={name} data-copy-of={copyOf} />
    ) : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  );
}
