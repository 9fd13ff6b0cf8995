import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  cleanTyped,
  emptyValues,
  elementIdsOf,
  sameValues,
  type FormDefinition,
  type Values,
} from '../fields/definitions';
import type { FieldProps } from '../fields/Field';
import { registerResults } from '../result/LeadResults';
import { Results } from '../result/Results';
import { schemaOf } from '../rules/schema';
import { useDraft } from './draft';
import {
  enterForm,
  forgetLead,
  getLead,
  isWaiting,
  leaveForm,
  sendLead,
  useLead,
  type Lead,
} from './leads';

interface LeadFormState {
  readonly lead: Lead;
  readonly isDraftRestored: boolean;
  /** Current errors by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /**
   * Number of submits since the form mounted or was emptied; 0 from a submit until its validation fails or
   * its answer is stored. LeadForm renders a new error summary for each number above 0.
   */
  readonly attempt: number;
  readonly getFieldProps: (name: string) => FieldProps;
  /**
   * Copies the values of the fields into Formik, because password managers and browsers within apps fill in fields
   * without an event that React receives (https://github.com/react/react/issues/1159). React would empty such a field
   * when it next renders the field. An empty field does not count, so that React can still fill it.
   */
  readonly keepFilledFields: () => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Empties the form, removes its draft and focuses its first field. Does nothing while the visitor waits
   * for the answer.
   */
  readonly clear: () => void;
}

/**
 * Manages a form's values, draft, validation and sending. Validates on submit and from then on, until
 * the form is emptied, at each change, but never on blur (R-FORM-14).
 */
export function useLeadForm(form: FormDefinition): LeadFormState {
  const lead = useLead(form.id);
  const [initialValues] = useState(() => emptyValues(form));
  const formik = useFormik({
    initialValues,
    validationSchema: () => schemaOf(form),
    onSubmit: (values) => sendLead(form, values),
  });
  const { values, submitCount, isSubmitting } = formik;
  const draft = useDraft(
    form,
    values,
    (restoredValues) => void formik.setValues(restoredValues, false),
  );

  useEffect(() => {
    registerResults(Results);
    enterForm(form.id);
    return () => leaveForm(form.id);
  }, [form]);

  // Empties the form when the service has accepted its values, so that they are not sent again.
  useEffect(() => {
    if (lead.kind === 'sent' && sameValues(lead.values, values)) resetForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- retyping sent values must not empty the form
  }, [lead]);

  // Reads the current state, because `lead` is from the last render: at a second click React may
  // not have rendered the form again.
  const isSending = () => isWaiting(getLead(form.id));

  function resetForm(): void {
    formik.resetForm();
    draft.forget();
  }

  function readFields(): Values {
    const ids = elementIdsOf(form.id);
    const entries = Object.entries(values).map(([name, value]) => {
      const field = document.getElementById(ids.field(name)) as HTMLInputElement | null;
      return [name, field?.value || value];
    });
    return Object.fromEntries(entries) as Values;
  }

  function keepFilledFields(): void {
    if (isSending()) return;
    const shown = readFields();
    if (!sameValues(shown, values)) void formik.setValues(shown, false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending()) return;
    // `flushSync` renders the values at once, because `handleSubmit` uses the values of the last render.
    flushSync(keepFilledFields);
    formik.handleSubmit();
  }

  return {
    lead,
    isDraftRestored: draft.isRestored,
    errors: formik.errors,
    attempt: isSubmitting ? 0 : submitCount,
    getFieldProps: (name) => ({
      id: elementIdsOf(form.id).field(name),
      name,
      definition: form.fields[name]!,
      value: values[name]!,
      error: formik.errors[name],
      touched: formik.touched[name] === true,
      readOnly: isWaiting(lead),
      // Ignores changes while the visitor waits for the answer, because the request would not contain the
      // changes. The text fields are read-only then, but the buttons for the purpose and for corrections
      // still call `onChange`.
      onChange: (value) =>
        void (
          isSending() ||
          formik.setValues(
            { ...readFields(), [name]: cleanTyped(form.fields[name]!, value) },
            submitCount > 0,
          )
        ),
      onBlur: () => void formik.setFieldTouched(name, true, false),
    }),
    keepFilledFields,
    submit,
    clear: () => {
      if (isSending()) return;
      // At once, because the focus below lets `keepFilledFields` read the fields.
      flushSync(resetForm);
      forgetLead(form.id);
      document.getElementById(elementIdsOf(form.id).field(Object.keys(form.fields)[0]!))?.focus();
    },
  };
}
