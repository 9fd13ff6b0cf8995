import { useSyncExternalStore } from 'react';
import { keepDocumentDuring } from '../../components/pendingWork';
import { writeDraft } from '../drafts';
import type { FormDefinition, FormId, Values } from '../fields/definitions';
import { sendRequest, type Outcome } from './request';

/** The outcome of a form's last submit. */
export interface SubmitResult {
  readonly kind: Outcome;
  readonly form: FormDefinition;
  readonly values: Values;
  /** True until the visitor closes the dialog, which may first show the other form's result. */
  readonly isOpen: boolean;
}

/** State of a form's last submit in this document. */
export type SubmitState = { readonly kind: 'idle' } | { readonly kind: 'sending' } | SubmitResult;

const idle: SubmitState = { kind: 'idle' };

// Not in a component, because the form may unmount before the response arrives.
const states = new Map<FormId, SubmitState>();
const listeners = new Set<() => void>();

const getState = (form: FormId): SubmitState => states.get(form) ?? idle;

function setState(form: FormId, state: SubmitState): void {
  // The dialog shows the first open result of the map, which keeps a form's place when only the value changes. `delete`
  // moves the form to the end, behind the other form's result, which the visitor may be reading.
  states.delete(form);
  states.set(form, state);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const findOpenResult = (): SubmitResult | undefined =>
  [...states.values()].find((state): state is SubmitResult => 'isOpen' in state && state.isOpen);

/** Returns the state of a form's last submit, and renders the component again when the state changes. */
export const useSubmitState = (form: FormId): SubmitState =>
  useSyncExternalStore(
    subscribe,
    () => getState(form),
    () => idle,
  );

/** Returns the result that the dialog shows, if any. */
export const useOpenResult = (): SubmitResult | undefined =>
  useSyncExternalStore(subscribe, findOpenResult, () => undefined);

/**
 * Returns whether a form is being sent. An event handler needs the current state: at a second click React may not have
 * rendered the form again.
 */
export const isSending = (form: FormId): boolean => getState(form).kind === 'sending';

/**
 * Closes the dialog with a result. The form keeps saying what the result was. Does nothing if the result is no longer the
 * form's state: a second click on the button may come after the next submit.
 */
export function closeResult(result: SubmitResult): void {
  if (getState(result.form.id) === result) setState(result.form.id, { ...result, isOpen: false });
}

/** Forgets a form's last submit. */
export const forgetSubmit = (form: FormId): void => setState(form, idle);

/** Gives a form the state that it had before `forgetSubmit`. */
export const restoreSubmit = (form: FormId, state: SubmitState): void => setState(form, state);

/**
 * Sends a form's values, unless the form is being sent (R-LEAD-12). The request continues when the form unmounts.
 * @returns a promise that resolves when the outcome is known, and never rejects
 */
export async function submitForm(form: FormDefinition, values: Values): Promise<void> {
  if (isSending(form.id)) return;
  const sending: SubmitState = { kind: 'sending' };
  setState(form.id, sending);
  const kind = await keepDocumentDuring(sendRequest(form, values));
  // The submit was forgotten meanwhile.
  if (getState(form.id) !== sending) return;
  if (kind === 'sent') writeDraft(form.id, {});
  setState(form.id, { kind, form, values, isOpen: true });
}
