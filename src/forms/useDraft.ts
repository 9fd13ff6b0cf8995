import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft, type FormId } from './draft';
import type { FieldName, Values } from './fields';
import { formElementId } from './ids';
import type { LeadDefinition } from './leads';

/** Longest time that typing waits to be kept, in ms. */
const saveDelayMs = 250;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a form's values for the tab's life and brings them back.
 * @param adopt gets what was there before the form came alive: what the visitor (or the browser,
 * going back) had put into the prerendered fields, and for the others the draft
 * @returns whether a draft came back, and a way to forget it
 */
export function useDraft<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  values: Values<Name>,
  adopt: (values: Values<Name>) => void,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);
  const known = useRef(values);
  const flush = useRef(() => {});

  useBrowserLayoutEffect(() => {
    const names = Object.keys(lead.empty) as Name[];
    const draft = readDraft(lead.id, names);
    const found = { ...draft, ...typedInto(lead.id, names) };
    if (Object.keys(found).length > 0) adopt({ ...lead.empty, ...found });
    if (Object.keys(draft).length > 0) setRestored(true);
  }, []);

  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    const save = () => {
      clearTimeout(timer);
      flush.current = () => {};
      writeDraft(lead.id, values);
    };
    const timer = setTimeout(save, saveDelayMs);
    flush.current = save;
    return () => clearTimeout(timer);
  }, [lead.id, values]);

  useEffect(() => {
    const now = () => flush.current();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);

  return {
    restored,
    forget: () => {
      flush.current = () => {};
      clearDraft(lead.id);
      setRestored(false);
    },
  };
}

/** What a form's fields hold by themselves, whatever React believes; empty ones are left out. */
export function typedInto<Name extends FieldName>(
  form: FormId,
  names: readonly Name[],
): Partial<Values<Name>> {
  const element = document.getElementById(formElementId(form));
  if (!(element instanceof HTMLFormElement)) return {};
  const typed: Partial<Values<Name>> = {};
  const data = new FormData(element);
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value.replace(/\r\n/g, '\n');
  }
  return typed;
}
