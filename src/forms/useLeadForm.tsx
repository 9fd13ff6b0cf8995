import { useFormik } from 'formik';
import { use, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShowDialog } from '../components/DialogProvider';
import { PrerenderedElements } from '../components/prerenderedElements';
import { readDraft, writeDraft } from './drafts';
import {
  cleanTyped,
  elementIdsOf,
  emptyValues,
  limitValue,
  mapFields,
  sameValues,
  schemaOf,
  type FormDefinition,
  type Values,
} from './fields/definitions';
import type { FieldProps } from './fields/Field';
import { ResultDialog } from './submit/ResultDialog';
import {
  forgetSubmit,
  isSending,
  recallSubmit,
  submitForm,
  useSubmitState,
  type SubmitState,
} from './submit/submits';

/** What the form says about its contents: nothing, that they are a restored draft, or that the visitor has removed them. */
export type DraftNotice =
  | { readonly kind: 'none' | 'restored' }
  | {
      readonly kind: 'cleared';
      /** What «Deshacer» brings back. */
      readonly values: Values;
      readonly submitState: SubmitState;
    };

/**
 * Manages a form's values, draft, validation and sending. Validates on submit and from then on, until
 * the form is emptied, at each change, but never on blur (R-FORM-14).
 * @returns what LeadForm renders, and the handlers of its events
 */
export function useLeadForm(form: FormDefinition) {
  const submitState = useSubmitState(form.id);
  const showDialog = useShowDialog();
  const prerendered = use(PrerenderedElements);
  const [draftNotice, setDraftNotice] = useState<DraftNotice>({ kind: 'none' });
  const [initialValues] = useState(() => emptyValues(form));
  const formik = useFormik({
    initialValues,
    validationSchema: () => schemaOf(form),
    onSubmit: (values) => {
      // Closed until the form has a result (submits.ts), but rendered now, because the form may unmount before.
      showDialog(<ResultDialog />);
      return submitForm(form, values);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const ids = elementIdsOf(form.id);

  // What is in a field when React mounts the form counts more than the draft.
  useLayoutEffect(() => {
    const draft = readDraft(form.id);
    const restored = mapFields(form, (name, field) => limitValue(field, draft[name] ?? ''));
    const shown = readFields(restored);
    if (!sameValues(shown, values)) void formik.setValues(shown, false);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an initial `restored` would make hydration fail
    if (!sameValues(restored, values)) setDraftNotice({ kind: 'restored' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would refill emptied fields
  }, []);

  const savedValues = useRef(values);
  useEffect(() => {
    if (savedValues.current !== values) writeDraft(form.id, values);
    savedValues.current = values;
  }, [form.id, values]);

  // Empties the form when the service has accepted its values, so that they are not sent again.
  useEffect(() => {
    if (submitState.kind === 'sent' && sameValues(submitState.values, values)) resetForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- retyping sent values must not empty the form
  }, [submitState]);

  function resetForm(): void {
    formik.resetForm();
    setDraftNotice({ kind: 'none' });
  }

  /** Returns the values of the fields' elements, cleaned; for an empty field the value in `otherwise`. */
  function readFields(otherwise: Values): Values {
    return mapFields(form, (name, field) => {
      const id = ids.field(name);
      const shown = (prerendered.get(id) ?? document.getElementById(id)) as HTMLInputElement | null;
      return cleanTyped(field, shown?.value || otherwise[name]!);
    });
  }

  /** Takes values that the visitor or a program has changed, so that «Deshacer» is no longer possible. */
  function changeValues(changed: Values, shouldValidate: boolean): void {
    if (draftNotice.kind === 'cleared') setDraftNotice({ kind: 'none' });
    // The status line now speaks of the message that begins, and not of the one that arrived.
    if (submitState.kind === 'sent' && !submitState.isOpen) forgetSubmit(form.id);
    void formik.setValues(changed, shouldValidate);
  }

  /**
   * Copies the values of the fields into Formik, because password managers and browsers within apps fill in fields
   * without an event that React receives (https://github.com/react/react/issues/1159). React would empty such a field
   * when it next renders the field. An empty field does not count, so that React can still fill it.
   */
  function keepFilledFields(): void {
    if (isSending(form.id)) return;
    const shown = readFields(values);
    if (!sameValues(shown, values)) changeValues(shown, false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `flushSync` renders the values at once, because `handleSubmit` uses the values of the last render.
    flushSync(keepFilledFields);
    formik.handleSubmit();
  }

  const focusFirstField = () =>
    document.getElementById(ids.field(Object.keys(form.fields)[0]!))?.focus();

  /** Empties the form and focuses its first field. Does nothing while the form is being sent. */
  function clear(): void {
    if (isSending(form.id)) return;
    const cleared: DraftNotice = { kind: 'cleared', values: readFields(values), submitState };
    // At once, because the focus below lets `keepFilledFields` read the fields.
    flushSync(resetForm);
    setDraftNotice(cleared);
    forgetSubmit(form.id);
    focusFirstField();
  }

  /** Brings back what `clear` has removed. */
  function undoClear(): void {
    if (draftNotice.kind !== 'cleared') return;
    void formik.setValues(draftNotice.values, false);
    recallSubmit(form.id, draftNotice.submitState);
    setDraftNotice({ kind: 'restored' });
    focusFirstField();
  }

  const fieldPropsOf = (name: string): FieldProps => ({
    id: ids.field(name),
    name,
    definition: form.fields[name]!,
    value: values[name]!,
    error: formik.errors[name],
    touched: formik.touched[name] === true,
    readOnly: submitState.kind === 'sending',
    // The text fields are read-only while the form is being sent, but the buttons for the purpose and for corrections
    // still call `onChange`. The request would not contain the change.
    onChange: (value) => {
      if (isSending(form.id)) return;
      const typed = cleanTyped(form.fields[name]!, value);
      changeValues({ ...readFields(values), [name]: typed }, submitCount > 0);
    },
    onBlur: () => void formik.setFieldTouched(name, true, false),
  });

  return {
    submitState,
    draftNotice,
    /** Current errors by field name. */
    errors: formik.errors,
    /**
     * Whether a submit has ended: its validation has failed or its outcome is known. False during the next submit, so
     * that LeadForm renders a new error summary after each.
     */
    hasSubmitEnded: submitCount > 0 && !isSubmitting,
    fieldPropsOf,
    keepFilledFields,
    submit,
    clear,
    undoClear,
  };
}
