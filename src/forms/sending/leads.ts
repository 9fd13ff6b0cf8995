import { useSyncExternalStore } from 'react';
import { sameValues, type FormDefinition, type FormId, type Values } from '../fields/definitions';
import { readDraft } from './draft';
import { sendRequest, type Outcome } from '../submit/request';

/**
 * Where the visitor is while a form is being sent: `waiting` at the form since the submit, `away`
 * from the form, which has unmounted, or `back` at the form, which has mounted again.
 */
type Visitor = 'waiting' | 'away' | 'back';

/** The outcome of a sent form, as the visitor sees it. */
export interface Answer {
  readonly kind: Outcome;
  readonly form: FormDefinition;
  readonly values: Values;
  /** Where the visitor was when the answer was stored. */
  readonly visitor: Visitor;
  /** True while the answer is shown, or while it waits until the other form's answer is closed. */
  readonly open: boolean;
}

/**
 * State of a form's last lead. A lead is the values that a visitor sends with the form. The state is
 * stored in this module and not in a component, because the form may unmount before the answer
 * arrives.
 */
export type Lead =
  | { readonly kind: 'editing' }
  | {
      readonly kind: 'sending';
      readonly values: Values;
      readonly visitor: Visitor;
      /** Resolves when the answer is stored, or dropped because other values have been sent. */
      readonly settled: Promise<void>;
    }
  | Answer;

const editingLead: Lead = { kind: 'editing' };
const leads = new Map<FormId, Lead>();
const listeners = new Set<() => void>();

/** Returns a form's lead: the same object until its state changes, for `useSyncExternalStore`. */
export const getLead = (form: FormId): Lead => leads.get(form) ?? editingLead;

function setLead(form: FormId, lead: Lead): void {
  // `findOpenAnswer` finds the first open answer in the map. Without `delete` a form's new
  // answer would keep the place of the form's first lead. If this place is the first, the new answer
  // would replace the other form's answer, which the visitor is reading.
  leads.delete(form);
  leads.set(form, lead);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the state of a form's lead, and renders the component again when the state changes. */
export function useLead(form: FormId): Lead {
  return useSyncExternalStore(
    subscribe,
    () => getLead(form),
    () => editingLead,
  );
}

const findOpenAnswer = (): Answer | undefined =>
  [...leads.values()].find((lead): lead is Answer => 'open' in lead && lead.open);

/** Returns the answer that is shown, if any. */
export function useOpenAnswer(): Answer | undefined {
  return useSyncExternalStore(subscribe, findOpenAnswer, () => undefined);
}

/** Returns whether a lead is being sent while the visitor waits at its form. */
export const isWaiting = (lead: Lead): boolean =>
  lead.kind === 'sending' && lead.visitor === 'waiting';

/** Updates the state of a form's lead when the form mounts. */
export function enterForm(form: FormId): void {
  const lead = getLead(form);
  if (lead.kind === 'sending') setLead(form, { ...lead, visitor: 'back' });
}

/** Updates the state of a form's lead when the form unmounts. */
export function leaveForm(form: FormId): void {
  const lead = getLead(form);
  if (lead.kind === 'sending') setLead(form, { ...lead, visitor: 'away' });
}

/**
 * Closes a form's answer. If the visitor left the form before the answer was stored, the lead keeps
 * the result, and the form's status line shows it when the visitor returns.
 */
export function closeAnswer(form: FormId): void {
  const lead = getLead(form);
  if (!('open' in lead)) return;
  setLead(form, lead.visitor === 'waiting' ? editingLead : { ...lead, open: false });
}

/** Resets the state of a form's lead, unless the lead is being sent. */
export function forgetLead(form: FormId): void {
  if (getLead(form).kind === 'sending') return;
  setLead(form, editingLead);
}

/**
 * Sends a form's values. The request continues when the form unmounts. If the same values are
 * already being sent (a second click, or a form that has mounted again), no second request is made
 * (R-LEAD-12).
 * @returns a promise that resolves after the answer, a success or a failure, and never rejects
 */
export function sendLead(form: FormDefinition, values: Values): Promise<void> {
  const lead = getLead(form.id);
  const isDuplicate = lead.kind === 'sending' && sameValues(lead.values, values);
  const sendingLead: Lead = isDuplicate
    ? { ...lead, visitor: 'waiting' }
    : { kind: 'sending', values, visitor: 'waiting', settled: deliverLead(form, values) };
  setLead(form.id, sendingLead);
  return sendingLead.settled;
}

/** Sends the request. Stores its answer, unless the visitor has sent other values since. */
async function deliverLead(form: FormDefinition, values: Values): Promise<void> {
  const getSendingLead = () => {
    const lead = getLead(form.id);
    return lead.kind === 'sending' && lead.values === values ? lead : null;
  };
  const kind = await sendRequest(form, values);
  if (kind === 'sent' && sameValues(values, readDraft(form))) window.drafts.write(form.id, {});
  const lead = getSendingLead();
  if (!lead) return;
  const { visitor } = lead;
  // If the visitor has come back to the form, no dialog opens: the status line shows the result.
  setLead(form.id, { kind, form, values, visitor, open: visitor !== 'back' });
}
