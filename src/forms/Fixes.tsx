import { formWords } from '../content/forms';
import { QuietButton } from './controls';
import { suggestEmail } from './emailSlips';
import { Field } from './Field';
import type { FieldBinding } from './useLeadForm';
import { suggestWeb } from './webAddress';

/** A correction to tap; the focus goes back to the field, since the button goes away. */
function Fix({
  words,
  value,
  field,
}: {
  readonly words: string;
  readonly value: string;
  readonly field: FieldBinding<'correo' | 'web'>;
}) {
  return (
    <QuietButton
      type="button"
      onClick={() => {
        field.onChange(value);
        document.getElementById(field.id)?.focus();
      }}
    >
      {words}
    </QuietButton>
  );
}

/** E-mail field that offers to mend a likely slip, and never insists. */
export function EmailField(field: FieldBinding<'correo'>) {
  const address = suggestEmail(field.value, field.visited);
  return (
    <Field
      {...field}
      fix={address && <Fix words={formWords.suggestEmail(address)} value={address} field={field} />}
    />
  );
}

/** Web field that offers to add what an address lacks, once it was refused for it. */
export function WebField(field: FieldBinding<'web'>) {
  const address = field.error ? suggestWeb(field.value) : null;
  return (
    <Field
      {...field}
      fix={address && <Fix words={formWords.useWeb(address)} value={address} field={field} />}
    />
  );
}
