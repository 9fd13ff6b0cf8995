import { useEffect } from 'react';
import type { FormId } from './draft';
import type { FieldName } from './fields';
import { fieldId, submitId, summaryId } from './ids';

/** Gives the focus to the element of this id, if it is there. */
export function focus(id: string): void {
  document.getElementById(id)?.focus();
}

/**
 * Moves the focus where the form's turn of events leads: to the one refused field, or to the summary
 * of several; and back to the submit button when the result is closed.
 * @param refused a new list on every refusal, so that the same one twice moves it twice
 */
export function useFormFocus(
  form: FormId,
  refused: readonly { readonly name: FieldName }[],
  resultClosed: boolean,
): void {
  useEffect(() => {
    if (refused.length > 1) focus(summaryId(form));
    else if (refused[0]) focus(fieldId(form, refused[0].name));
  }, [form, refused]);

  useEffect(() => {
    if (resultClosed) focus(submitId(form));
  }, [form, resultClosed]);
}
