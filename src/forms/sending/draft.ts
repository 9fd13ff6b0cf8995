import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takePrerenderedElement } from '../../components/prerenderedElements';
import {
  emptyValues,
  elementIdsOf,
  maxLengthOf,
  type FormDefinition,
  type FormId,
  type Values,
} from '../fields/definitions';

/** Pause in typing after which the draft is written, in ms (R-LEAD-07). */
const saveDelayMs = 250;

const version = 1;
const draftKey = (form: FormId) => `borrador:${form}`;
const sendingKey = (form: FormId) => `enviando:${form}`;

/** Returns the Web Locks; undefined in an insecure context (plain http, except on localhost). */
const getLocks = (): LockManager | undefined => navigator.locks;

/** Returns null if the storage is full or blocked, or if its data is not valid JSON. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Returns at most `maxLength` UTF-16 units of a text. Does not cut a surrogate pair in two. */
export function truncate(text: string, maxLength: number): string {
  const short = text.slice(0, maxLength);
  return short.length < text.length && /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

function getOwnProperty(object: unknown, name: string): unknown {
  // The site supports Chromium 92, which does not have `Object.hasOwn`.
  return typeof object === 'object' && object !== null && {}.hasOwnProperty.call(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined;
}

/**
 * Reads a form's draft from the session storage.
 * @returns the values that are not empty, truncated to the maximum lengths of their fields; `{}` if
 * the draft is invalid or the storage is blocked
 */
export function readDraft({ id, fields }: FormDefinition): Values {
  const stored: unknown = tryStorage((storage) =>
    JSON.parse(storage.getItem(draftKey(id)) ?? 'null'),
  );
  const values =
    getOwnProperty(stored, 'version') === version ? getOwnProperty(stored, 'values') : null;
  const draft: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = getOwnProperty(values, name);
    if (typeof value === 'string' && value !== '')
      draft[name] = truncate(value, maxLengthOf(field));
  }
  return draft;
}

/** Writes a form's draft to the session storage, or removes it if all values are empty. */
export function writeDraft(form: FormId, values: Values): void {
  if (Object.values(values).every((value) => value === '')) return clearDraft(form);
  tryStorage((storage) => storage.setItem(draftKey(form), JSON.stringify({ version, values })));
}

export function clearDraft(form: FormId): void {
  tryStorage((storage) => storage.removeItem(draftKey(form)));
}

/**
 * Writes into the session storage that a form is being sent: the name of a Web Lock that this page
 * holds until the answer. If the visitor duplicates the tab, the browser copies the storage. The
 * new tab sees from the held lock that another page still waits for the answer (R-LEAD-20).
 * @param answered resolves when the answer is known
 */
export function markSending(form: FormId, answered: Promise<unknown>): void {
  const lockName = `${sendingKey(form)}:${Math.random().toString(36).slice(2)}`;
  tryStorage((storage) => storage.setItem(sendingKey(form), lockName));
  // Releases the lock at `pagehide`, because a page in the back/forward cache could keep the lock.
  const pageHidden = new Promise((resolve) =>
    addEventListener('pagehide', resolve, { once: true }),
  );
  void getLocks()?.request(lockName, () => Promise.race([answered, pageHidden]));
}

/** Removes the data of `markSending`. */
export function clearSending(form: FormId): void {
  tryStorage((storage) => storage.removeItem(sendingKey(form)));
}

/**
 * Returns whether the visitor left the page that sent a form before the answer. If a page in
 * another tab still holds the lock, that page will show the answer, and this tab forgets that the
 * form is being sent.
 */
export async function isAnswerLost(form: FormId): Promise<boolean> {
  const lockName = tryStorage((storage) => storage.getItem(sendingKey(form)));
  if (!lockName) return false;
  const { held = [] } = (await getLocks()?.query()) ?? {};
  if (!held.some(({ name }) => name === lockName)) return true;
  clearSending(form);
  return false;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the values from the elements and not from React's state, because a password manager may
 * fill in a field without an event that React receives.
 * @param findElement returns the element of a field, if it exists
 * @returns the values that are not empty
 */
export function fieldValues(
  { fields }: FormDefinition,
  findElement: (name: string) => Control | null,
): Values {
  const values = Object.keys(fields).map((name) => [name, findElement(name)?.value ?? '']);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/**
 * Writes a form's values to its draft, and restores values when the form mounts.
 * @param onRestore called with the restored values, if any: the values of the prerendered fields,
 * which the visitor or the browser filled in before hydration, and for empty fields the values of
 * the draft (R-LEAD-08)
 * @returns `isRestored`: whether a draft was restored; `forget`: removes the draft
 */
export function useDraft(
  form: FormDefinition,
  values: Values,
  onRestore: (values: Values) => void,
): { isRestored: boolean; forget: () => void } {
  const [isRestored, setIsRestored] = useState(false);
  const lastValues = useRef(values);
  /** Writes the values that wait for the end of `saveDelayMs`. */
  const flush = useRef(() => {});

  useLayoutEffect(() => {
    const draft = readDraft(form);
    const filledIn = fieldValues(form, (name) =>
      takePrerenderedElement<Control>(elementIdsOf(form.id).field(name)),
    );
    // If the visitor submitted the form before hydration, the entry script has disabled the button
    // and holds the submit. The request then contains the values of the fields, without the draft.
    const isHeld =
      takePrerenderedElement(elementIdsOf(form.id).submit)?.getAttribute('aria-disabled') ===
      'true';
    const initial = isHeld ? filledIn : { ...draft, ...filledIn };
    if (Object.keys(initial).length > 0) onRestore({ ...emptyValues(form), ...initial });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the prerendered form has no draft
    if (!isHeld && Object.keys(draft).length > 0) setIsRestored(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form mounts
  }, []);

  useEffect(() => {
    if (lastValues.current === values) return;
    lastValues.current = values;
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
    const flushNow = () => flush.current();
    window.addEventListener('pagehide', flushNow);
    document.addEventListener('visibilitychange', flushNow);
    return () => {
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('visibilitychange', flushNow);
      flushNow();
    };
  }, []);

  return {
    isRestored,
    forget: () => {
      flush.current = () => {};
      clearDraft(form.id);
      setIsRestored(false);
    },
  };
}
