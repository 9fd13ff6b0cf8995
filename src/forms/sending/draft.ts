import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  emptyValues,
  ids,
  maxLengthOf,
  type FormDefinition,
  type FormId,
  type Values,
} from '../fields/definitions';

/** Longest time that typing waits to be kept, in ms. */
const saveDelayMs = 250;

const version = 1;
const draftKey = (form: FormId) => `borrador:${form}`;
const sendingKey = (form: FormId) => `enviando:${form}`;

/** Storage can be blocked, and then even reading `sessionStorage` throws: nothing is lost by that. */
function attempt<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/** At most `max` UTF-16 units of a text, never half of a character. */
export function cut(text: string, max: number): string {
  const short = text.slice(0, max);
  return short.length < text.length && /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

/**
 * What the visitor had typed into a form in this tab.
 * @returns the fields that hold something, cut to their lengths; empty for rubbish or no storage
 */
export function readDraft({ id, fields }: FormDefinition): Values {
  const stored: unknown = attempt((storage) => JSON.parse(storage.getItem(draftKey(id)) ?? 'null'));
  const values = property(stored, 'version') === version ? property(stored, 'values') : null;
  const draft: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = property(values, name);
    if (typeof value === 'string' && value !== '') draft[name] = cut(value, maxLengthOf(field));
  }
  return draft;
}

/** Keeps what is typed for as long as the tab lives; a form with nothing in it keeps nothing. */
export function writeDraft(form: FormId, values: Values): void {
  if (Object.values(values).every((value) => value === '')) return clearDraft(form);
  attempt((storage) => storage.setItem(draftKey(form), JSON.stringify({ version, values })));
}

/** Forgets a form's draft. */
export function clearDraft(form: FormId): void {
  attempt((storage) => storage.removeItem(draftKey(form)));
}

/** Remembers, beyond the page's life, that a form is being sent. */
export function markSending(form: FormId): void {
  attempt((storage) => storage.setItem(sendingKey(form), 'si'));
}

/** Forgets it: the answer is known, or nobody cares any more. */
export function clearSending(form: FormId): void {
  attempt((storage) => storage.removeItem(sendingKey(form)));
}

/** Whether the answer to a form never came to be known. */
export function wasSending(form: FormId): boolean {
  return attempt((storage) => storage.getItem(sendingKey(form)) !== null) ?? false;
}

/** What a form's fields hold by themselves, whatever React believes; empty ones are left out. */
export function typedInto({ id, fields }: FormDefinition): Values {
  const element = document.getElementById(ids(id).form);
  if (!(element instanceof HTMLFormElement)) return {};
  const typed = [...new FormData(element)].flatMap(([name, value]) =>
    name in fields && typeof value === 'string' && value !== ''
      ? [[name, value.replace(/\r\n/g, '\n')]]
      : [],
  );
  return Object.fromEntries(typed);
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a form's values for the tab's life and brings them back.
 * @param adopt gets what was there before the form came alive: what the visitor (or the browser,
 * going back) had put into the prerendered fields, and for the others the draft
 * @returns whether a draft came back, and a way to forget it
 */
export function useDraft(
  form: FormDefinition,
  values: Values,
  adopt: (values: Values) => void,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);
  const known = useRef(values);
  const flush = useRef(() => {});

  useBrowserLayoutEffect(() => {
    const draft = readDraft(form);
    const found = { ...draft, ...typedInto(form) };
    if (Object.keys(found).length > 0) adopt({ ...emptyValues(form), ...found });
    if (Object.keys(draft).length > 0) setRestored(true);
  }, []);

  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    const save = () => {
      clearTimeout(timer);
      flush.current = () => {};
      writeDraft(form.id, values);
    };
    const timer = setTimeout(save, saveDelayMs);
    flush.current = save;
    return () => clearTimeout(timer);
  }, [form.id, values]);

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
      clearDraft(form.id);
      setRestored(false);
    },
  };
}
