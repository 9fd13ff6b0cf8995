import { clearDraft, readDraft, type FormId } from './draft';
import type { FieldName, Values } from './fields';
import type { LeadDefinition } from './leads';
import { submitLead, type Submission } from './submission';

/** What became of a lead whose form was left while it was being sent. */
export type LeftLead =
  | { readonly kind: 'none' | 'sending' | 'failed' }
  | { readonly kind: 'sent'; readonly values: Partial<Values> };

const none: LeftLead = { kind: 'none' };
const left = new Map<FormId, LeftLead>();
const listeners = new Set<() => void>();

/** The lead that a form was left with, if any; the same object until that changes. */
export function leftLead(form: FormId): LeftLead {
  return left.get(form) ?? none;
}

/** Calls `listener` on every change of `leftLead`; gives the way to stop. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(form: FormId, lead: LeftLead): void {
  left.set(form, lead);
  listeners.forEach((listener) => listener());
}

/** Says that a form goes away while its lead is on the way. */
export function leaveSending(form: FormId): void {
  remember(form, { kind: 'sending' });
}

/** Says what became of a lead whose form is no longer there to show it. */
export function settleLeft(form: FormId, submission: Submission, values: Partial<Values>): void {
  remember(form, submission.kind === 'sent' ? { kind: 'sent', values } : { kind: 'failed' });
}

/**
 * Sends a form's values. The request outlives the form: going to another page does not stop it, and
 * when it arrives, the draft that it came from is forgotten all the same, unless it changed since.
 * @returns what the service did; never rejects
 */
export async function sendLead<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  values: Values<Name>,
): Promise<Submission> {
  remember(lead.id, none);
  const submission = await submitLead(lead.request(values));
  if (submission.kind === 'sent') {
    const draft = readDraft(lead.id, Object.keys(values) as Name[]);
    if (sameValues({ ...lead.empty, ...draft }, values)) clearDraft(lead.id);
  }
  return submission;
}

/** Whether two sets of values of one form are equal. */
export function sameValues(one: Partial<Values>, other: Partial<Values>): boolean {
  return Object.entries(one).every(([name, value]) => other[name as FieldName] === value);
}
