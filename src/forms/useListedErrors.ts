import { useState, type FocusEvent } from 'react';
import type { useAfterPress } from './useAfterPress';

/** The field that has the focus, or whose line in the error summary has it. */
interface EditedField {
  readonly name: string;
  /** Whether the field had a line when it got the focus. */
  readonly isListed: boolean;
}

/**
 * Decides which fields have a line in a form's error summary: those with an error, but the line of the edited field is
 * neither added nor removed until the focus has left it (R-FORM-14).
 * @param errors current errors by field name
 * @param summaryId id of the summary's element
 * @param afterPress runs a callback when the visitor presses nothing
 * @returns `isListed` and the functions that begin, end and forget an edit
 */
export function useListedErrors(
  errors: Readonly<Record<string, string | undefined>>,
  summaryId: string,
  afterPress: ReturnType<typeof useAfterPress>,
) {
  const [edited, setEdited] = useState<EditedField | null>(null);
  return {
    isListed: (name: string): boolean =>
      name === edited?.name ? edited.isListed : Boolean(errors[name]),
    // After the press: a correction, or a line that comes or goes, would move the button that the visitor presses.
    beginEdit: (field: EditedField) => afterPress(() => setEdited(field)),
    /** Ends an edit, unless the focus goes to a line, which then begins its own: the line must not be removed before. */
    endEdit: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest(`#${summaryId}`)) afterPress(() => setEdited(null));
    },
    forgetEdit: () => setEdited(null),
  };
}
