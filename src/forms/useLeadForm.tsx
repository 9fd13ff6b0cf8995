import { useFormik } from 'formik';
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useShowDialog } from '../components/DialogProvider';
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
import { useListedErrors } from './useListedErrors';

/** What the form says of its contents: nothing, that a draft has filled in a field, or that the visitor has removed them. */
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
  const formRef = useRef<HTMLFormElement>(null);
  const [draftNotice, setDraftNotice] = useState<DraftNotice>({ kind: 'none' });
  const formik = useFormik({
    initialValues: emptyValues(form),
    validationSchema: () => schemaOf(form),
    onSubmit: (values) => {
      // Closed until the form has a result (submitStore.ts), but rendered now, because the form may unmount before.
      showDialog(<ResultDialog />);
      return submitForm(form, values);
    },
  });
  const { values, errors, submitCount, isSubmitting } = formik;
  const ids = elementIdsOf(form.id);
  const lines = useListedErrors(errors, ids.summary, afterPress);
  const names = Object.keys(form.fields);
  const elementOf = (name: string) => formRef.current!.elements.namedItem(name) as HTMLInputElement;
  const readFields = () => mapFields(form, (name) => elementOf(name).value);

  /** Copies what the visitor or a program has changed in the fields. «Deshacer» is then no longer possible. */
  function copyFields({ shouldValidate } = { shouldValidate: false }): void {
    const changed = readFields();
    if (sameValues(changed, values)) return;
    if (draftNotice.kind === 'cleared') setDraftNotice({ kind: 'none' });
    // The status line now speaks of the message that begins, and not of the one that arrived.
    if (submitState.kind === 'sent' && !submitState.isOpen) forgetSubmit(form.id);
    void formik.setValues(changed, shouldValidate);
    writeDraft(form.id, changed);
  }

  /** Fills in the fields that are empty. @returns the names of those that it has filled in */
  function fillIn(texts: Values): string[] {
    const filled = names.filter((name) => texts[name] && !elementOf(name).value);
    for (const name of filled) elementOf(name).value = texts[name]!;
    copyFields();
    return filled;
  }

  // What is in a field when React mounts the form counts more than the draft.
  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft(form.id);
    const typedBefore = mapFields(form, (name) => {
      const { id } = elementOf(name);
      return (prerendered.get(id) as HTMLInputElement | undefined)?.value ?? '';
    });
    fillIn(typedBefore);
    const restored = fillIn(mapFields(form, (name, field) => limitValue(field, draft[name] ?? '')));
    if (restored.length > 0) setDraftNotice({ kind: 'restored' });
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what the elements contain is known only after mounting
  useLayoutEffect(() => restoreDraft(), []);

  /** Empties the fields, and forgets their errors. */
  function empty(notice: DraftNotice): void {
    formRef.current!.reset();
    formik.resetForm();
    setDraftNotice(notice);
  }

  // An arrived message empties the form, also if the form was left and opened again during the request.
  const emptySent = useEffectEvent(() => empty({ kind: 'none' }));
  const hasArrived = submitState.kind === 'sent' && submitState.isOpen;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the message may have been sent by an earlier form
    if (hasArrived) emptySent();
  }, [hasArrived]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending(form.id)) return;
    // `flushSync` renders the values at once, because `handleSubmit` uses the values of the last render.
    flushSync(() => copyFields());
    lines.forgetEdit();
    formik.handleSubmit();
  }

  /** Focuses a field and scrolls it into view. `focus()` does not scroll to an element that already has the focus. */
  function focusField(name: string): void {
    const element = elementOf(name);
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  }

  /** Empties the form and focuses its first field. Does nothing while the form is being sent. */
  function clear(): void {
    if (isSending(form.id)) return;
    empty({ kind: 'cleared', values: readFields(), submitState });
    writeDraft(form.id, {});
    forgetSubmit(form.id);
    focusField(names[0]!);
  }

  /** Brings back what `clear` has removed. */
  function undoClear(): void {
    if (draftNotice.kind !== 'cleared') return;
    fillIn(draftNotice.values);
    restoreSubmit(form.id, draftNotice.submitState);
    setDraftNotice({ kind: 'restored' });
    focusField(names[0]!);
  }

  // The text fields are read-only while the form is being sent, but the buttons for the purpose and for corrections would
  // still change a field, and the request would not contain the change.
  function changeField(name: string, value: string): void {
    if (isSending(form.id)) return;
    const element = elementOf(name);
    if (element.value !== value) element.value = value;
    copyFields({ shouldValidate: submitCount > 0 });
  }

  const fieldPropsOf = (name: string): FieldProps => ({
    id: ids.field(name),
    name,
    definition: form.fields[name]!,
    value: values[name]!,
    error: errors[name],
    touched: formik.touched[name] === true,
    readOnly: submitState.kind === 'sending',
    onChange: (value) => changeField(name, value),
    onCorrect: (value) => {
      changeField(name, value);
      // React removes the pressed button with the correction, and the focus would be lost.
      focusField(name);
    },
    onFocus: () => lines.beginEdit({ name, isListed: Boolean(errors[name]) }),
    onBlur: (event) => {
      lines.endEdit(event);
      afterPress(() => void formik.setFieldTouched(name, true, false));
    },
  });

  return {
    formRef,
    submitState,
    draftNotice,
    /** Number of the last submit, for which LeadForm renders an error summary; 0 before and during a submit. */
    endedSubmit: isSubmitting ? 0 : submitCount,
    summaryProps: {
      form,
      errors,
      listed: names.filter(lines.isListed),
      focusField,
      handlersOf: (name: string) => ({
        onFocus: () => lines.beginEdit({ name, isListed: true }),
        onBlur: lines.endEdit,
      }),
    },
    fieldPropsOf,
    submit,
    clear,
    undoClear,
  };
}
