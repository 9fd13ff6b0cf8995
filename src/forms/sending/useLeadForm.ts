import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { emptyValues, ids, sameValues, type FormDefinition } from '../fields/definitions';
import type { FieldProps } from '../fields/Field';
import { registerResults } from '../result/LeadResults';
import { Results } from '../result/Results';
import { schemaOf } from '../rules/schema';
import { fieldValues, useDraft } from './draft';
import { enterForm, forgetLead, isWaiting, getLead, sendLead, useLead, type Lead } from './leads';

/** A form's state and actions, as its parts get them. */
export interface LeadFormState {
  readonly lead: Lead;
  /** Whether a draft came back. */
  readonly restored: boolean;
  /** What is wrong now, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Number of the last submit, if it was refused or answered; 0 before and meanwhile. */
  readonly attempt: number;
  /** What the field of this name gets. */
  readonly field: (name: string) => FieldProps;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties form and draft. */
  readonly clear: () => void;
}

/**
 * Life of a form: typing, refusal, sending. Validates on submit, then on every change, never when a
 * field is left (R-FORM-14).
 */
export function useLeadForm(form: FormDefinition): LeadFormState {
  const lead = useLead(form.id);
  const [initialValues] = useState(() => emptyValues(form));
  const formik = useFormik({
    initialValues,
    validationSchema: () => schemaOf(form),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => sendLead(form, values),
  });
  const { values, submitCount, isSubmitting } = formik;
  const draft = useDraft(form, values, (found) => void formik.setValues(found, false));

  useEffect(() => {
    registerResults(Results);
    return enterForm(form.id);
  }, [form]);

  // What was sent has arrived: the same words need not stay, to be sent twice.
  useEffect(() => {
    if (lead.kind === 'sent' && sameValues(lead.values, values)) empty();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its arrival, not when retyped later
  }, [lead]);

  // Asked of the record itself: what was rendered may be older than the click that is heard now.
  const waits = () => isWaiting(getLead(form.id));

  function empty(): void {
    formik.resetForm({ values: initialValues });
    draft.forget();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (waits()) return;
    // Formik validates and sends what React has rendered, and a password manager may have filled a field
    // in without an event that React hears.
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
      id: ids(form.id).field(name),
      name,
      definition: form.fields[name]!,
      value: values[name]!,
      error: formik.errors[name],
      visited: formik.touched[name] === true,
      readOnly: isWaiting(lead),
      // A correction tapped now would show one thing and have sent another.
      onChange: (value) => void (waits() || formik.setFieldValue(name, value, submitCount > 0)),
      onBlur: () => void formik.setFieldTouched(name, true, false),
    }),
    submit,
    clear: () => {
      if (waits()) return;
      empty();
      forgetLead(form.id);
      document.getElementById(ids(form.id).field(Object.keys(form.fields)[0]!))?.focus();
    },
  };
}
