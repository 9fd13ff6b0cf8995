import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takePrerenderedElement } from '../../components/prerenderedElements';
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

/** Web Locks: only over https and on this machine; Chromium 69, Firefox 96, Safari 15.4. */
const locks = (): LockManager | undefined => navigator.locks;

/** Storage can be blocked, and then even reading `sessionStorage` throws: nothing is lost by that. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/** At most `max` UTF-16 units of a text, never half of a character. */
export function truncate(text: string, max: number): string {
  const short = text.slice(0, max);
  return short.length < text.length && /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

function property(of: unknown, name: string): unknown {
  // `Object.hasOwn` came with Chromium 93.
  return typeof of === 'object' && of !== null && {}.hasOwnProperty.call(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

/**
 * What the visitor had typed into a form in this tab.
 * @returns the fields that hold something, cut to their lengths; empty for rubbish or no storage
 */
export function readDraft({ id, fields }: FormDefinition): Values {
  const stored: unknown = tryStorage((storage) =>
    JSON.parse(storage.getItem(draftKey(id)) ?? 'null'),
  );
  const values = property(stored, 'version') === version ? property(stored, 'values') : null;
  const draft: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = property(values, name);
    if (typeof value === 'string' && value !== '')
      draft[name] = truncate(value, maxLengthOf(field));
  }
  return draft;
}

/** Keeps what is typed for as long as the tab lives; a form with nothing in it keeps nothing. */
export function writeDraft(form: FormId, values: Values): void {
  if (Object.values(values).every((value) => value === '')) return clearDraft(form);
  tryStorage((storage) => storage.setItem(draftKey(form), JSON.stringify({ version, values })));
}

/** Forgets a form's draft. */
export function clearDraft(form: FormId): void {
  tryStorage((storage) => storage.removeItem(draftKey(form)));
}

/**
 * Remembers, beyond the page's life, that a form is being sent. A lock of the same name says that the
 * page is still there, because a duplicated tab gets a copy of the session storage.
 * @param answered resolves when the answer is known
 */
export function markSending(form: FormId, answered: Promise<unknown>): void {
  const mark = `${sendingKey(form)}:${Math.random().toString(36).slice(2)}`;
  tryStorage((storage) => storage.setItem(sendingKey(form), mark));
  // A page in the back/forward cache would keep the lock.
  const left = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  void locks()?.request(mark, () => Promise.race([answered, left]));
}

/** Forgets it: the answer is known, or nobody cares any more. */
export function clearSending(form: FormId): void {
  tryStorage((storage) => storage.removeItem(sendingKey(form)));
}

/**
 * Whether the page that sent a form went away before the answer. Another tab that is still sending will
 * know it; this one forgets the mark that it has a copy of.
 */
export async function isAnswerLost(form: FormId): Promise<boolean> {
  const mark = tryStorage((storage) => storage.getItem(sendingKey(form)));
  if (!mark) return false;
  const { held = [] } = (await locks()?.query()) ?? {};
  if (!held.some(({ name }) => name === mark)) return true;
  clearSending(form);
  return false;
}

/** An element that a value is typed into or chosen in. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the fields' own values, whatever React has rendered: a password manager may fill a field in
 * without an event.
 * @param find returns the element of a field
 * @returns the values that are not empty
 */
export function fieldValues(
  { fields }: FormDefinition,
  find: (name: string) => Control | null,
): Values {
  const values = Object.keys(fields).map((name) => [name, find(name)?.value ?? '']);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a form's values for the tab's life and brings them back.
 * @param onRestore gets what was there before the form came alive: what the visitor (or the browser,
 * going back) had put into the prerendered fields, and for the others the draft
 * @returns whether a draft came back, and a way to forget it
 */
export function useDraft(
  form: FormDefinition,
  values: Values,
  onRestore: (values: Values) => void,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);
  const known = useRef(values);
  const flush = useRef(() => {});

  useBrowserLayoutEffect(() => {
    const draft = readDraft(form);
    const typed = fieldValues(form, (name) =>
      takePrerenderedElement<Control>(ids(form.id).field(name)),
    );
    // What was submitted before hydration is sent as it stands in the fields.
    const isHeld =
      takePrerenderedElement(ids(form.id).submit)?.getAttribute('aria-disabled') === 'true';
    const found = isHeld ? typed : { ...draft, ...typed };
    if (Object.keys(found).length > 0) onRestore({ ...emptyValues(form), ...found });
    if (!isHeld && Object.keys(draft).length > 0) setRestored(true);
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
