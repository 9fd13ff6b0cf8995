import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sameValues, type FormDefinition, type Values } from '../fields/definitions';

/** Reads the values of a form from its draft: '' for a field that the draft lacks. */
export function readDraft({ id, fields }: FormDefinition): Values {
  const draft = window.drafts.read(id);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, draft[name] ?? '']));
}

/**
 * Restores a form's values from its draft when the form mounts, and then writes each change to the draft. The draft is
 * all that React knows of the visitor's input before hydration (src/boot/beforeHydration/draftStore.ts).
 * @param onRestore called if there are values to restore
 * @returns `isRestored`: whether the form says that it has restored a draft; `forget`: makes it say so no longer
 */
export function useDraft(
  form: FormDefinition,
  values: Values,
  onRestore: (values: Values) => void,
): { isRestored: boolean; forget: () => void } {
  const [isRestored, setIsRestored] = useState(false);
  const lastValues = useRef(values);

  useLayoutEffect(() => {
    const draft = readDraft(form);
    if (sameValues(draft, values)) return;
    onRestore(draft);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an initial `true` would make hydration fail
    setIsRestored(window.drafts.isRestored);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would refill emptied fields
  }, []);

  useEffect(() => {
    if (lastValues.current !== values) window.drafts.write(form.id, values);
    lastValues.current = values;
  }, [form.id, values]);

  return { isRestored, forget: () => setIsRestored(false) };
}
