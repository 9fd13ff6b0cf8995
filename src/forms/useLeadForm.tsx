import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useLayoutEffect, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { PrerenderedElements } from '../components/prerenderedElements';
import { readDraft, writeDraft } from './drafts';
import {
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
import { useShowDialog } from './submit/DialogProvider';
import { ResultDialog } from './submit/ResultDialog';
import {
  forgetSubmit,
  isSending,
  restoreSubmit,
  submitForm,
  useSubmitState,
  type SubmitState,
} from './submit/submitStore';
import { useAfterPress } from './useAfterPress';

/** What the form says about its contents: nothing, that they are a restored draft, or that the visitor has removed them. */
export type DraftNotice =
  | { readonly kind: 'none' | 'restored' }
  | {
      readonly kind: 'cleared';
      /** What «Deshacer» brings back. */
      readonly values: Values;
      readonly submitState: SubmitState;
    };

const noNotice: DraftNotice = { kind: 'none' };

/**
 * Manages a form's values, draft, validation and sending. Validates on submit and from then on, until
 * the form is emptied, at each change, but never on blur (R-FORM-14).
 *
 * The elements of the fields have the text: React never sets it, so that the caret stays, and so that what a password
 * manager or a browser within an app has filled in without an event stays too (R-LEAD-09,
 * https://github.com/react/react/issues/1159). Formik has a copy, from which errors, counter and draft follow.
 * @returns what LeadForm renders, and the handlers of its events
 */
export function useLeadForm(form: FormDefinition) {
  const submitState = useSubmitState(form.id);
  const showDialog = useShowDialog();
  const prerendered = use(PrerenderedElements);
  const afterPress = useAfterPress();
  const formik = useFormik({
    initialValues: emptyValues(form),
    initialStatus: noNotice,
    validationSchema: () => schemaOf(form),
    onSubmit: (values) => {
      // Closed until the form has a result (submitStore.ts), but rendered now, because the form may unmount before.
      showDialog(<ResultDialog />);
      return submitForm(form, values);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const draftNotice = formik.status as DraftNotice;
  const ids = elementIdsOf(form.id);
  const elementOf = (name: string) => document.getElementById(ids.field(name)) as HTMLInputElement;
  const readFields = () => mapFields(form, (name) => elementOf(name).value);

  /** Copies what the visitor or a program has changed in the fields. «Deshacer» is then no longer possible. */
  function copyFields(shouldValidate = false): void {
    const changed = readFields();
    if (sameValues(changed, values)) return;
    if (draftNotice.kind === 'cleared') formik.setStatus(noNotice);
    // The status line now speaks of the message that begins, and not of the one that arrived.
    if (submitState.kind === 'sent' && !submitState.isOpen) forgetSubmit(form.id);
    void formik.setValues(changed, shouldValidate);
    writeDraft(form.id, changed);
  }

  /** Fills in the fields that are empty. */
  function fillIn(texts: Values): void {
    for (const [name, text] of Object.entries(texts)) if (text) elementOf(name).value ||= text;
    copyFields();
  }

  // What is in a field when React mounts the form counts more than the draft.
  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft(form.id);
    const restored = mapFields(form, (name, field) => limitValue(field, draft[name] ?? ''));
    const typedBefore = (name: string) =>
      (prerendered.get(ids.field(name)) as HTMLInputElement | undefined)?.value;
    fillIn(mapFields(form, (name) => typedBefore(name) || restored[name]!));
    if (Object.values(restored).some(Boolean))
      formik.setStatus({ kind: 'restored' } satisfies DraftNotice);
  });
  useLayoutEffect(() => restoreDraft(), []);

  /** Empties the fields, and forgets their errors. */
  function empty(notice: DraftNotice): void {
    (document.getElementById(ids.form) as HTMLFormElement).reset();
    formik.resetForm({ status: notice });
  }

  // An arrived message empties the form, also if the form was left and opened again during the request.
  const emptySent = useEffectEvent(() => empty(noNotice));
  const hasArrived = submitState.kind === 'sent' && submitState.isOpen;
  useEffect(() => {
    if (hasArrived) emptySent();
  }, [hasArrived]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending(form.id)) return;
    // `flushSync` renders the values at once, because `handleSubmit` uses the values of the last render.
    flushSync(() => copyFields());
    formik.handleSubmit();
  }

  const focusFirstField = () => elementOf(Object.keys(form.fields)[0]!).focus();

  /** Empties the form and focuses its first field. Does nothing while the form is being sent. */
  function clear(): void {
    if (isSending(form.id)) return;
    empty({ kind: 'cleared', values: readFields(), submitState });
    writeDraft(form.id, {});
    forgetSubmit(form.id);
    focusFirstField();
  }

  /** Brings back what `clear` has removed. */
  function undoClear(): void {
    if (draftNotice.kind !== 'cleared') return;
    fillIn(draftNotice.values);
    restoreSubmit(form.id, draftNotice.submitState);
    formik.setStatus({ kind: 'restored' } satisfies DraftNotice);
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
      const element = elementOf(name);
      if (element.value !== value) element.value = value;
      copyFields(submitCount > 0);
    },
    // The correction that may now appear would move the button that the visitor presses.
    onBlur: () => afterPress(() => void formik.setFieldTouched(name, true, false)),
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
    submit,
    clear,
    undoClear,
  };
}
