import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShowDialog } from '../components/DialogProvider';
import { formTexts } from '../content/forms';
import {
  cleanTyped,
  elementIdsOf,
  emptyValues,
  maxLengthOf,
  sameValues,
  schemaOf,
  type FormDefinition,
  type Values,
} from './fields/definitions';
import type { FieldProps } from './fields/Field';
import { ResultDialog } from './submit/ResultDialog';
import { forgetSubmit, isSending, submitForm, useSubmitState } from './submit/submits';

/** Reads the values of a form from its draft: '' for a field that the draft lacks. */
function readDraft({ id, fields }: FormDefinition): Values {
  window.drafts.saveFields();
  const draft = window.drafts.read(id);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (draft[name] ?? '').slice(0, maxLengthOf(field)),
    ]),
  );
}

/**
 * Manages a form's values, draft, validation and sending. Validates on submit and from then on, until
 * the form is emptied, at each change, but never on blur (R-FORM-14).
 * @returns what LeadForm renders, and the handlers of its events
 */
export function useLeadForm(form: FormDefinition) {
  const submitState = useSubmitState(form.id);
  const showDialog = useShowDialog();
  const [isDraftRestored, setIsDraftRestored] = useState(false);
  const [initialValues] = useState(() => emptyValues(form));
  const formik = useFormik({
    initialValues,
    validationSchema: () => schemaOf(form),
    onSubmit: (values) => {
      showDialog(<ResultDialog />);
      return submitForm(form, values);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const ids = elementIdsOf(form.id);

  // The draft is all that React knows of the visitor's input before hydration (src/entry/draftStore.ts).
  useLayoutEffect(() => {
    const draft = readDraft(form);
    if (sameValues(draft, values)) return;
    void formik.setValues(draft, false);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an initial `true` would make hydration fail
    setIsDraftRestored(window.drafts.isRestored);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would refill emptied fields
  }, []);

  const savedValues = useRef(values);
  useEffect(() => {
    if (savedValues.current !== values) window.drafts.write(form.id, values);
    savedValues.current = values;
  }, [form.id, values]);

  // Empties the form when the service has accepted its values, so that they are not sent again.
  useEffect(() => {
    if (submitState.kind === 'sent' && sameValues(submitState.values, values)) resetForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- retyping sent values must not empty the form
  }, [submitState]);

  function resetForm(): void {
    formik.resetForm();
    setIsDraftRestored(false);
  }

  function readFields(): Values {
    const entries = Object.entries(values).map(([name, value]) => {
      const field = document.getElementById(ids.field(name)) as HTMLInputElement | null;
      return [name, field?.value || value];
    });
    return Object.fromEntries(entries) as Values;
  }

  /**
   * Copies the values of the fields into Formik, because password managers and browsers within apps fill in fields
   * without an event that React receives (https://github.com/react/react/issues/1159). React would empty such a field
   * when it next renders the field. An empty field does not count, so that React can still fill it.
   */
  function keepFilledFields(): void {
    if (isSending(form.id)) return;
    const shown = readFields();
    if (!sameValues(shown, values)) void formik.setValues(shown, false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `flushSync` renders the values at once, because `handleSubmit` uses the values of the last render.
    flushSync(keepFilledFields);
    formik.handleSubmit();
  }

  /** Asks the visitor, empties the form and focuses its first field. Does nothing while the form is being sent. */
  function clear(): void {
    if (isSending(form.id) || !confirm(formTexts.confirmClear)) return;
    // At once, because the focus below lets `keepFilledFields` read the fields.
    flushSync(resetForm);
    forgetSubmit(form.id);
    document.getElementById(ids.field(Object.keys(form.fields)[0]!))?.focus();
  }

  const getFieldProps = (name: string): FieldProps => ({
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
      void formik.setValues({ ...readFields(), [name]: typed }, submitCount > 0);
    },
    onBlur: () => void formik.setFieldTouched(name, true, false),
  });

  return {
    submitState,
    isDraftRestored,
    /** Current errors by field name. */
    errors: formik.errors,
    /**
     * Number of submits since the form mounted or was emptied; 0 from a submit until its validation fails or
     * its outcome is known. LeadForm renders a new error summary for each number above 0.
     */
    attempt: isSubmitting ? 0 : submitCount,
    getFieldProps,
    keepFilledFields,
    submit,
    clear,
  };
}
