import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldName, Values } from './fields';
import { fieldId } from './ids';
import type { LeadDefinition } from './leads';
import { awaitResultDialog, type LoadedDialog } from './loadResultDialog';
import {
  enterForm,
  forgetLeft,
  leaveSending,
  leftLead,
  sameValues,
  sendLead,
  settleLeft,
  subscribeToOutbox,
} from './outbox';
import { showLeftAnswer } from './showLeftAnswer';
import { trimmed, type Submission } from './submission';
import { typedInto, useDraft } from './useDraft';
import { focus, useFormFocus } from './useFormFocus';

/** A result on the screen: what happened, to which values, and the dialog that shows it, if loaded. */
export interface Answer {
  readonly submission: Submission;
  readonly values: Partial<Values>;
  readonly Dialog: LoadedDialog;
}

/** Where a form stands; `closing` keeps the answer for as long as its dialog fades. */
export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'answered' | 'closing'; readonly answer: Answer };

/** A field that the last submit refused, with what was wrong then. */
export interface Refusal<Name extends FieldName> {
  readonly name: Name;
  readonly error: string;
}

/** What a field needs from its form. */
export interface FieldBinding<Name extends FieldName> {
  readonly id: string;
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  /** Whether the visitor has left the field once. */
  readonly visited: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * Life of a form: typing, refusal, sending, answer. Validates on submit, then on every change,
 * never when a field is left.
 */
export function useLeadForm<Name extends FieldName>(lead: LeadDefinition<Name>) {
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal<Name>[]>([]);
  const mounted = useRef(false);
  // A state would come too late for a second click in the same frame.
  const busy = useRef(false);
  const onTheWay = useRef<Values<Name>>(null);
  const address = useRef<string>(null);
  // An answer that came to a form on its way out, and that nobody has closed.
  const unread = useRef<Answer>(null);
  const names = Object.keys(lead.empty) as Name[];

  const formik = useFormik<Values<Name>>({
    initialValues: lead.empty,
    validationSchema: lead.schema,
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: () => {},
  });
  const { values } = formik;
  const errors = formik.errors as Partial<Record<Name, string>>;
  const touched = formik.touched as Partial<Record<Name, boolean>>;
  const draft = useDraft(lead, values, (restored) => void formik.setValues(restored, false));

  const left = useSyncExternalStore(
    useCallback((listener) => subscribeToOutbox(lead.id, listener), [lead.id]),
    () => leftLead(lead.id),
    () => leftLead(lead.id),
  );

  useEffect(() => {
    mounted.current = true;
    address.current = window.location.pathname;
    enterForm(lead.id);
    return () => {
      mounted.current = false;
      if (onTheWay.current) leaveSending(lead.id, onTheWay.current);
      if (unread.current) showLeftAnswer(lead, unread.current);
    };
  }, [lead]);

  // What this form was left with has arrived: the same words need not stay, to be sent twice.
  useEffect(() => {
    if (left.kind === 'sent' && sameValues(left.values, values)) empty();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its arrival, not when retyped later
  }, [left]);

  useFormFocus(lead.id, refused, phase.kind === 'closing');

  function empty(): void {
    formik.resetForm({ values: lead.empty });
    setAttempted(false);
    setRefused([]);
    draft.forget();
  }

  async function send(sent: Values<Name>): Promise<void> {
    setPhase({ kind: 'sending' });
    onTheWay.current = sent;
    const sending = sendLead(lead, sent);
    if (!mounted.current) leaveSending(lead.id, sent);
    const submission = await sending;
    const Dialog = await awaitResultDialog();
    onTheWay.current = null;
    const answer = { submission, values: trimmed(sent), Dialog };
    if (!mounted.current) {
      if (settleLeft(lead.id, submission, sent)) showLeftAnswer(lead, answer);
      return;
    }
    if (submission.kind === 'sent') empty();
    setPhase({ kind: 'answered', answer });
    // The address changes before the page does: this form may go away with the answer on it.
    if (window.location.pathname !== address.current) unread.current = answer;
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      setAttempted(true);
      // What stands in the fields is what the visitor means, even if something (a password manager,
      // an extension) put it there without telling React.
      const shown = { ...values, ...typedInto(lead.id, names) };
      if (!sameValues(shown, values)) void formik.setValues(shown, false);
      const found = (await formik.validateForm(shown)) as Partial<Values<Name>>;
      const refusals = names.flatMap((name) => {
        const error = found[name];
        return error ? [{ name, error }] : [];
      });
      setRefused(refusals);
      if (refusals.length === 0) await send(shown);
    } finally {
      busy.current = false;
    }
  }

  function field<Own extends Name>(name: Own): FieldBinding<Own> {
    return {
      id: fieldId(lead.id, name),
      name,
      value: values[name],
      error: errors[name],
      visited: touched[name] === true,
      readOnly: phase.kind === 'sending',
      // A correction tapped now would show one thing and have sent another.
      onChange: (value) => void (busy.current || formik.setFieldValue(name, value)),
      onBlur: () => void formik.setFieldTouched(name, true, false),
    };
  }

  return {
    lead,
    phase,
    refused,
    /** Fields that are wrong now. */
    wrong: names.filter((name) => errors[name]),
    restored: draft.restored,
    /** What became of the lead that this form was left with. */
    left: left.kind,
    field,
    submit,
    clear: () => {
      if (busy.current) return;
      empty();
      if (left.kind !== 'sending') forgetLeft(lead.id);
      focus(fieldId(lead.id, names[0]!));
    },
    close: () => {
      unread.current = null;
      setPhase((now) => (now.kind === 'answered' ? { ...now, kind: 'closing' } : now));
    },
  };
}

/** A form's state and actions, as its parts get them. */
export type LeadFormState<Name extends FieldName = FieldName> = ReturnType<
  typeof useLeadForm<Name>
>;
