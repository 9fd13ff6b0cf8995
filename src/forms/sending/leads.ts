import { useSyncExternalStore } from 'react';
import {
  emptyValues,
  sameValues,
  type FormDefinition,
  type FormId,
  type Values,
} from '../fields/definitions';
import { lazyDialog } from '../result/lazyDialog';
import { clearDraft, clearSending, isAnswerLost, markSending, readDraft } from './draft';
import { submitLead } from './submission';

/**
 * Where the visitor is since a lead was sent: `waiting` at the form that sent it, `away` from that
 * form, or `back` at the form, which has mounted again.
 */
type Visitor = 'waiting' | 'away' | 'back';

/** Answer to a lead. */
export interface Answer {
  readonly kind: 'sent' | 'failed';
  readonly values: Values;
  readonly visitor: Visitor;
  /** Whether the answer is to be shown: until the visitor closes it. */
  readonly open: boolean;
  /** Path of the page at which the answer arrived. */
  readonly path: string;
  /** The dialog that shows the answer; null if its code could not be loaded. */
  readonly Dialog: typeof lazyDialog.loaded;
}

/** State of a form's last lead. Its only copy is in this module and outlives form and page. */
export type Lead =
  | { readonly kind: 'editing' }
  | {
      readonly kind: 'sending';
      readonly values: Values;
      readonly visitor: Visitor;
      /** Resolves when the answer is known and stored. */
      readonly settled: Promise<void>;
    }
  | Answer
  /** The document was left before the answer, which is therefore unknown. */
  | { readonly kind: 'unsure' };

const editingLead: Lead = { kind: 'editing' };
const leads = new Map<FormId, Lead>();
const listeners = new Set<() => void>();

/** Whether the browser has begun to unload the document since the last lead was sent. */
let isUnloading = false;
const onBeforeUnload = () => void (isUnloading = true);

/** Returns the state of a form's lead: the same object until the state changes. */
export const getLead = (form: FormId): Lead => leads.get(form) ?? editingLead;

function setLead(form: FormId, lead: Lead): void {
  // Deleted first: the map stays in the order of the last change, and shows the oldest answer first.
  leads.delete(form);
  leads.set(form, lead);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the state of a form's lead and renders the component again when it changes. */
export function useLead(form: FormId): Lead {
  return useSyncExternalStore(
    subscribe,
    () => getLead(form),
    () => editingLead,
  );
}

const findFormWithOpenAnswer = (): FormId | undefined =>
  [...leads].find(([, lead]) => 'open' in lead && lead.open)?.[0];

/** Returns the form whose answer is to be shown now, if there is one. */
export function useOpenAnswer(): FormId | undefined {
  return useSyncExternalStore(subscribe, findFormWithOpenAnswer, () => undefined);
}

/** Returns whether the visitor waits at the form that is being sent. */
export const isWaiting = (lead: Lead): boolean =>
  lead.kind === 'sending' && lead.visitor === 'waiting';

/**
 * Updates the state of a form's lead when the form mounts.
 * @returns updates the state when the form unmounts
 */
export function enterForm(form: FormId): () => void {
  const path = window.location.pathname;
  const lead = getLead(form);
  if (lead.kind === 'sending') setLead(form, { ...lead, visitor: 'back' });
  // The last document may have been left while it was sending, and has not shown the answer then.
  else if (lead.kind === 'editing') {
    void isAnswerLost(form).then((isLost) => {
      if (isLost && getLead(form).kind === 'editing') setLead(form, { kind: 'unsure' });
    });
  }
  return () => {
    const current = getLead(form);
    if (current.kind === 'sending') setLead(form, { ...current, visitor: 'away' });
    // An answer that arrived after the address had changed stays open: the next page shows it.
    else if ('open' in current && current.visitor === 'waiting' && current.path === path)
      closeAnswer(form);
  };
}

/** Closes the answer that is shown; a form that waited for the answer can be filled in again. */
export function closeAnswer(form: FormId): void {
  const lead = getLead(form);
  if (!('open' in lead)) return;
  setLead(form, lead.visitor === 'waiting' ? editingLead : { ...lead, open: false });
}

/** Resets the state of a form's lead, unless the lead is being sent. */
export function forgetLead(form: FormId): void {
  if (getLead(form).kind === 'sending') return;
  clearSending(form);
  setLead(form, editingLead);
}

/**
 * Sends a form's values. The request outlives the form and its page. If the same values are being
 * sent already (a second click, a form that was left and mounted again), no second request is made
 * (R-LEAD-12).
 * @returns resolves when the answer is known, be it a success or a failure
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

/** Makes the request and stores its answer, unless other values have been sent since. */
async function deliverLead(form: FormDefinition, values: Values): Promise<void> {
  const getSendingLead = () => {
    const lead = getLead(form.id);
    return lead.kind === 'sending' && lead.values === values ? lead : null;
  };
  const submission = submitLead(form, values);
  markSending(form.id, submission);
  isUnloading = false;
  window.addEventListener('beforeunload', onBeforeUnload);
  const { kind } = await submission;
  if (process.env.COUNTER_URL) {
    const detail = { what: kind === 'sent' ? 'enviado' : 'fallado', where: form.id };
    window.dispatchEvent(new CustomEvent('lead', { detail }));
  }
  if (kind === 'sent' && sameValues(values, { ...emptyValues(form), ...readDraft(form) }))
    clearDraft(form.id);
  if (!getSendingLead()) return;
  // In a reload the page's requests fail although the browser completes them: the mark is kept.
  if (kind === 'sent' || !isUnloading) clearSending(form.id);
  window.removeEventListener('beforeunload', onBeforeUnload);
  const Dialog = await lazyDialog.load().catch(() => null);
  const lead = getSendingLead();
  if (!lead) return;
  const { visitor } = lead;
  setLead(form.id, {
    kind: kind === 'sent' ? 'sent' : 'failed',
    values,
    visitor,
    // The form shows its status line to a visitor who is back there, and needs no dialog.
    open: visitor !== 'back',
    path: window.location.pathname,
    Dialog,
  });
}
