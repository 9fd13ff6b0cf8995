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

/** Pause in typing, in ms, after which the form's values are written to its draft (R-LEAD-07). */
const saveDelayMs = 250;

const version = 1;
const draftKey = (form: FormId) => `borrador:${form}`;
const sendingKey = (form: FormId) => `enviando:${form}`;

/**
 * Returns the Web Locks API, or undefined in an insecure context (http, except on localhost). If cookies are
 * blocked, the methods of the API reject.
 */
const getLocks = (): LockManager | undefined => navigator.locks;

/** Returns null if the action throws: storage full or blocked, or stored data not valid JSON. */
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
 * Records in the session storage that a form is being sent. The record is the name of a Web Lock,
 * which this page holds until the answer is known or the visitor leaves the page. If the visitor
 * duplicates the tab, the browser copies the record; the lock tells the new tab that another page
 * still waits for the answer (R-LEAD-20).
 * @param answered promise that resolves when the answer is known
 */
export function markSending(form: FormId, answered: Promise<unknown>): void {
  const lockName = `${sendingKey(form)}:${Math.random().toString(36).slice(2)}`;
  tryStorage((storage) => storage.setItem(sendingKey(form), lockName));
  // Also releases the lock at `pagehide`. Otherwise a page in the back/forward cache could keep the
  // lock, and the form in the next page would not say that the result is unknown.
  const pageHidden = new Promise((resolve) =>
    addEventListener('pagehide', resolve, { once: true }),
  );
  getLocks()
    ?.request(lockName, () => Promise.race([answered, pageHidden]))
    .catch(() => {});
}

/** Removes the record that `markSending` has written. */
export function clearSending(form: FormId): void {
  tryStorage((storage) => storage.removeItem(sendingKey(form)));
}

/**
 * Returns whether the answer to a sent form is lost, because the visitor left the page that waited
 * for the answer. If a page in another tab still holds the lock of `markSending`, that page shows
 * the answer, and this function removes the record of this tab.
 */
export async function isAnswerLost(form: FormId): Promise<boolean> {
  const lockName = tryStorage((storage) => storage.getItem(sendingKey(form)));
  if (!lockName) return false;
  const { held = [] } =
    (await getLocks()
      ?.query()
      .catch(() => null)) ?? {};
  if (!held.some(({ name }) => name === lockName)) return true;
  clearSending(form);
  return false;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the values from the elements and not from React's state, because a password manager may
 * fill in a field without an event that React receives.
 * @param findElement function that returns the element of a field, or null
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
 * @param onRestore called if there are values to restore. The visitor or the browser may have
 * filled in prerendered fields before hydration: these values are kept. A field that is still empty
 * gets its value of the draft (R-LEAD-08), unless the visitor submitted the form before hydration
 * @returns `isRestored`: whether a draft was restored; `forget`: removes the draft
 */
export function useDraft(
  form: FormDefinition,
  values: Values,
  onRestore: (values: Values) => void,
): { isRestored: boolean; forget: () => void } {
  const [isRestored, setIsRestored] = useState(false);
  const lastValues = useRef(values);
  /** Writes the values at once if they still wait for the end of `saveDelayMs`. */
  const flush = useRef(() => {});

  useLayoutEffect(() => {
    const draft = readDraft(form);
    const filledIn = fieldValues(form, (name) =>
      takePrerenderedElement<Control>(elementIdsOf(form.id).field(name)),
    );
    // If the visitor submitted the form before hydration, the entry script has set `aria-disabled`
    // on the button and submits the form after hydration. The draft is not restored then, because
    // the request must contain only the values that the visitor saw in the fields.
    const isHeld =
      takePrerenderedElement(elementIdsOf(form.id).submit)?.getAttribute('aria-disabled') ===
      'true';
    const initial = isHeld ? filledIn : { ...draft, ...filledIn };
    if (Object.keys(initial).length > 0) onRestore({ ...emptyValues(form), ...initial });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an initial `true` would make hydration fail
    if (!isHeld && Object.keys(draft).length > 0) setIsRestored(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would refill emptied fields
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
