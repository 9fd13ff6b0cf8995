import { clearDraft, clearSending, markSending, readDraft, wasSending, type FormId } from './draft';
import type { FieldName, Values } from './fields';
import type { LeadDefinition } from './leads';
import { submitLead, type Submission } from './submission';

/**
 * What became of a lead whose form was left while it was being sent; `unsure` when its whole page
 * went away before the answer.
 */
export type LeftLead =
  | { readonly kind: 'none' | 'failed' | 'unsure' }
  | { readonly kind: 'sending' | 'sent'; readonly values: Partial<Values> };

interface OnTheWay {
  readonly values: Partial<Values>;
  readonly submission: Promise<Submission>;
}

const none: LeftLead = { kind: 'none' };
const left = new Map<FormId, LeftLead>();
const onTheWay = new Map<FormId, OnTheWay>();
const listeners = new Map<FormId, Set<() => void>>();

/** Whether the page began to go away while something was on the way. */
let leaving = false;
const leave = () => void (leaving = true);

/** The lead that a form was left with, if any; the same object until that changes. */
export function leftLead(form: FormId): LeftLead {
  return left.get(form) ?? none;
}

/** Calls `listener` on every change of a form's `leftLead`; gives the way to stop. */
export function subscribeToOutbox(form: FormId, listener: () => void): () => void {
  const heard = listeners.get(form) ?? new Set();
  listeners.set(form, heard.add(listener));
  return () => heard.delete(listener);
}

function remember(form: FormId, lead: LeftLead): void {
  left.set(form, lead);
  listeners.get(form)?.forEach((listener) => listener());
}

/** Says that a form comes up: a page that died while sending cannot have told how that ended. */
export function enterForm(form: FormId): void {
  if (!onTheWay.has(form) && leftLead(form) === none && wasSending(form)) {
    remember(form, { kind: 'unsure' });
  }
}

/** Says that a form goes away while these values of it are on the way. */
export function leaveSending(form: FormId, values: Partial<Values>): void {
  remember(form, { kind: 'sending', values });
}

/**
 * Says what became of a lead whose form is no longer there to show it.
 * @returns whether anybody still has to be told; not if the same words were sent again since
 */
export function settleLeft(form: FormId, submission: Submission, values: Partial<Values>): boolean {
  const lead = leftLead(form);
  if (lead.kind !== 'sending' || lead.values !== values) return false;
  remember(form, submission.kind === 'sent' ? { kind: 'sent', values } : { kind: 'failed' });
  return !listeners.get(form)?.size;
}

/** Forgets everything about leads that a form was left with. */
export function forgetLeft(form: FormId): void {
  clearSending(form);
  remember(form, none);
}

/**
 * Sends a form's values. The request outlives the form: going to another page does not stop it, and
 * when it arrives, the draft that it came from is forgotten all the same, unless it changed since.
 * Values that are on the way already, from a form that was left and entered again, go only once.
 * @returns what the service did; never rejects
 */
export function sendLead<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  values: Values<Name>,
): Promise<Submission> {
  const known = onTheWay.get(lead.id);
  remember(lead.id, none);
  if (known && sameValues(known.values, values)) return known.submission;
  const submission = deliver(lead, values).then((outcome) => {
    if (onTheWay.get(lead.id)?.submission === submission) {
      onTheWay.delete(lead.id);
      // A page that is reloaded sees its requests fail, although they go on without it.
      if (outcome.kind === 'sent' || !leaving) clearSending(lead.id);
      window.removeEventListener('beforeunload', leave);
    }
    return outcome;
  });
  onTheWay.set(lead.id, { values, submission });
  markSending(lead.id);
  leaving = false;
  window.addEventListener('beforeunload', leave);
  return submission;
}

async function deliver<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  values: Values<Name>,
): Promise<Submission> {
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
