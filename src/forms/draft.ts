import { maxLengthOf, type FieldName, type Values } from './fields';

/** The two forms; also the prefix of their ids and the name of their draft. */
export type FormId = 'agencia' | 'contacto';

const version = 1;
const keyOf = (form: FormId) => `borrador:${form}`;

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

/**
 * What the visitor had typed into a form in this tab.
 * @param names fields that the form has; anything else in the storage is ignored
 * @returns the fields that hold something, cut to their lengths; empty for rubbish or no storage
 */
export function readDraft<Name extends FieldName>(
  form: FormId,
  names: readonly Name[],
): Partial<Values<Name>> {
  const stored: unknown = attempt((storage) => JSON.parse(storage.getItem(keyOf(form)) ?? 'null'));
  const values = property(stored, 'version') === version ? property(stored, 'values') : null;
  const draft: Partial<Values<Name>> = {};
  for (const name of names) {
    const value = property(values, name);
    if (typeof value === 'string' && value !== '') draft[name] = cut(value, maxLengthOf(name));
  }
  return draft;
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

/** Keeps what is typed for as long as the tab lives; a form with nothing in it keeps nothing. */
export function writeDraft(form: FormId, values: Partial<Values>): void {
  if (Object.values(values).every((value) => value === '')) return clearDraft(form);
  attempt((storage) => storage.setItem(keyOf(form), JSON.stringify({ version, values })));
}

/** Forgets a form's draft. */
export function clearDraft(form: FormId): void {
  attempt((storage) => storage.removeItem(keyOf(form)));
}

const sendingKeyOf = (form: FormId) => `enviando:${form}`;

/** Remembers, beyond the page's life, that a form is being sent. */
export function markSending(form: FormId): void {
  attempt((storage) => storage.setItem(sendingKeyOf(form), 'si'));
}

/** Forgets it: the answer is known, or nobody cares any more. */
export function clearSending(form: FormId): void {
  attempt((storage) => storage.removeItem(sendingKeyOf(form)));
}

/** Whether the answer to a form never came to be known. */
export function wasSending(form: FormId): boolean {
  return attempt((storage) => storage.getItem(sendingKeyOf(form)) !== null) ?? false;
}
