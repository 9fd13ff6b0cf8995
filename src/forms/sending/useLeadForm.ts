import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { emptyValues, elementIdsOf, sameValues, type FormDefinition } from '../fields/definitions';
import type { FieldProps } from '../fields/Field';
import { registerResults } from '../result/LeadResults';
import { Results } from '../result/Results';
import { schemaOf } from '../rules/schema';
import { fieldValues, useDraft } from './draft';
import { enterForm, forgetLead, isWaiting, getLead, sendLead, useLead, type Lead } from './leads';

/** State and actions of a form. */
export interface LeadFormState {
  readonly lead: Lead;
  /** Whether a draft was restored. */
  readonly restored: boolean;
  /** Current errors by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Number of submits so far; 0 before the first, and while one is validated or sent. */
  readonly attempt: number;
  /** Returns the props of the field of this name. */
  readonly field: (name: string) => FieldProps;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties the form and its draft. */
  readonly clear: () => void;
}

/**
 * Manages a form's values, draft, validation and sending. Validates on submit and from then on at
 * every change, never on blur (R-FORM-14).
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
  const draft = useDraft(form, values, (restored) => void formik.setValues(restored, false));

  useEffect(() => {
    registerResults(Results);
    return enterForm(form.id);
  }, [form]);

  // Empties the form when its lead has arrived, so that the same values are not sent a second time.
  useEffect(() => {
    if (lead.kind === 'sent' && sameValues(lead.values, values)) resetForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its arrival, not when retyped later
  }, [lead]);

  // Reads the current state: the state of the last render may be older than the event.
  const isSending = () => isWaiting(getLead(form.id));

  function resetForm(): void {
    formik.resetForm();
    draft.forget();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending()) return;
    // Formik validates and sends the values that React has rendered. A password manager may have
    // filled in a field without an event that React receives.
    const { elements } = event.currentTarget;
    const typed = fieldValues(form, (name) => elements.namedItem(name) as HTMLInputElement | null);
    flushSync(() => void formik.setValues({ ...values, ...typed }, false));
    formik.handleSubmit();
  }

  return {
    lead,
    restored: draft.restored,
    errors: formik.errors,
    attempt: isSubmitting ? 0 : submitCount,
    field: (name) => ({
      id: elementIdsOf(form.id).field(name),
      name,
      definition: form.fields[name]!,
      value: values[name]!,
      error: formik.errors[name],
      touched: formik.touched[name] === true,
      readOnly: isWaiting(lead),
      // A read-only field still offers its correction: applied now, it would not be in the request.
      onChange: (value) => void (isSending() || formik.setFieldValue(name, value, submitCount > 0)),
      onBlur: () => void formik.setFieldTouched(name, true, false),
    }),
    submit,
    clear: () => {
      if (isSending()) return;
      resetForm();
      forgetLead(form.id);
      document.getElementById(elementIdsOf(form.id).field(Object.keys(form.fields)[0]!))?.focus();
    },
  };
}
