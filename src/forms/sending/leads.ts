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
 * Where the visitor is while a lead is on its way: at the form that sends it, away from it, or back
 * at a form that does not know of it but by this record.
 */
type Visitor = 'waiting' | 'away' | 'back';

/** What became of a lead that was sent. */
export interface Answer {
  readonly kind: 'sent' | 'failed';
  readonly values: Values;
  readonly visitor: Visitor;
  /** Whether it is on the screen, until it is closed. */
  readonly open: boolean;
  /** Path at which it came. */
  readonly path: string;
  /** What shows it; null where its code could not be had. */
  readonly Dialog: typeof lazyDialog.loaded;
}

/** Where a form's last lead is; the only record of it, which outlives form and page. */
export type Lead =
  | { readonly kind: 'editing' }
  | {
      readonly kind: 'sending';
      readonly values: Values;
      readonly visitor: Visitor;
      /** Resolves when this record has become `sent` or `failed`. */
      readonly settled: Promise<void>;
    }
  | Answer
  /** Its page went away before the answer. */
  | { readonly kind: 'unsure' };

const editing: Lead = { kind: 'editing' };
const leads = new Map<FormId, Lead>();
const listeners = new Set<() => void>();

/** Whether the page began to go away while something was on its way. */
let unloading = false;
const onBeforeUnload = () => void (unloading = true);

/** Where a form's lead is now; the same object until that changes. */
export const getLead = (form: FormId): Lead => leads.get(form) ?? editing;

function setLead(form: FormId, lead: Lead): void {
  // In the order of their last change: the answer that came first is shown first.
  leads.delete(form);
  leads.set(form, lead);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where a form's lead is, as React sees it. */
export function useLead(form: FormId): Lead {
  return useSyncExternalStore(
    subscribe,
    () => getLead(form),
    () => editing,
  );
}

const formWithOpenAnswer = (): FormId | undefined =>
  [...leads].find(([, lead]) => 'open' in lead && lead.open)?.[0];

/** The form whose answer is to be shown now. */
export function useOpenAnswer(): FormId | undefined {
  return useSyncExternalStore(subscribe, formWithOpenAnswer, () => undefined);
}

/** Whether the form is being sent by the one that the visitor sees. */
export const isWaiting = (lead: Lead): boolean =>
  lead.kind === 'sending' && lead.visitor === 'waiting';

/**
 * Says that a form comes up.
 * @returns says that it goes away
 */
export function enterForm(form: FormId): () => void {
  const address = window.location.pathname;
  const lead = getLead(form);
  if (lead.kind === 'sending') setLead(form, { ...lead, visitor: 'back' });
  // A page that died while sending cannot have told how that ended.
  else if (lead.kind === 'editing') {
    void isAnswerLost(form).then((isLost) => {
      if (isLost && getLead(form).kind === 'editing') setLead(form, { kind: 'unsure' });
    });
  }
  return () => {
    const left = getLead(form);
    if (left.kind === 'sending') setLead(form, { ...left, visitor: 'away' });
    // An answer that came after the address had changed is for the page that comes.
    else if ('open' in left && left.visitor === 'waiting' && left.path === address)
      closeAnswer(form);
  };
}

/** Says that the visitor has read the answer; a form that waited for it starts again. */
export function closeAnswer(form: FormId): void {
  const lead = getLead(form);
  if (!('open' in lead)) return;
  setLead(form, lead.visitor === 'waiting' ? editing : { ...lead, open: false });
}

/** Forgets what is known of a form's lead, unless it is on its way. */
export function forgetLead(form: FormId): void {
  if (getLead(form).kind === 'sending') return;
  clearSending(form);
  setLead(form, editing);
}

/**
 * Sends a form's values. The request outlives form and page. The same words on their way already (a
 * second click, a form that was left and entered again) go only once.
 * @returns resolves when the answer is known, whatever it is
 */
export function sendLead(form: FormDefinition, values: Values): Promise<void> {
  const lead = getLead(form.id);
  const joins = lead.kind === 'sending' && sameValues(lead.values, values);
  const sending: Lead = joins
    ? { ...lead, visitor: 'waiting' }
    : { kind: 'sending', values, visitor: 'waiting', settled: deliver(form, values) };
  setLead(form.id, sending);
  return sending.settled;
}

async function deliver(form: FormDefinition, values: Values): Promise<void> {
  const newest = () => {
    const lead = getLead(form.id);
    return lead.kind === 'sending' && lead.values === values ? lead : null;
  };
  const submission = submitLead(form, values);
  markSending(form.id, submission);
  unloading = false;
  window.addEventListener('beforeunload', onBeforeUnload);
  const { kind } = await submission;
  if (process.env.COUNTER_URL) {
    const detail = { what: kind === 'sent' ? 'enviado' : 'fallado', where: form.id };
    window.dispatchEvent(new CustomEvent('lead', { detail }));
  }
  if (kind === 'sent' && sameValues(values, { ...emptyValues(form), ...readDraft(form) }))
    clearDraft(form.id);
  if (!newest()) return;
  // A page that is reloaded sees its requests fail, although they go on without it.
  if (kind === 'sent' || !unloading) clearSending(form.id);
  window.removeEventListener('beforeunload', onBeforeUnload);
  const Dialog = await lazyDialog.load().catch(() => null);
  const lead = newest();
  if (!lead) return;
  const { visitor } = lead;
  setLead(form.id, {
    kind: kind === 'sent' ? 'sent' : 'failed',
    values,
    visitor,
    // Who is back at the form reads it there.
    open: visitor !== 'back',
    path: window.location.pathname,
    Dialog,
  });
}
