import type { FormId } from './elementIds';

/** Values of a form by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

/** What session storage has not taken because it is blocked or full, by key. */
const memory = new Map<string, string>();

const draftKey = (form: FormId) => `borrador:${form}`;
const pendingKey = (form: FormId) => `envio:${form}`;

/** Stores a text, or removes it if it is empty. */
function store(key: string, text: string): void {
  memory.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // The text stays in `memory`.
  }
}

function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a form's draft. If all values are empty, removes the draft and the mark of `markPending`. */
export function writeDraft(form: FormId, values: Texts): void {
  const isEmpty = !Object.values(values).some(Boolean);
  store(draftKey(form), isEmpty ? '' : JSON.stringify({ version: 1, values }));
  if (isEmpty) markPending(form, false);
}

/**
 * Reads a form's draft.
 * @returns the values that are not empty, by field name; `{}` if there is no draft, or stored data are invalid
 */
export function readDraft(form: FormId): Texts {
  try {
    const { version, values } = JSON.parse(readStored(draftKey(form)) ?? '') as {
      version: unknown;
      values: object;
    };
    const texts = Object.entries(values).filter(([, value]) => value && typeof value === 'string');
    return version === 1 ? (Object.fromEntries(texts) as Texts) : {};
  } catch {
    return {};
  }
}

/** Marks that a form's message has been requested and its outcome is not known, also for the tab's next documents. */
export function markPending(form: FormId, isPending: boolean): void {
  store(pendingKey(form), isPending ? '1' : '');
}

/** Returns whether a form's last message may have arrived (`markPending`). */
export const isMarkedPending = (form: FormId): boolean => Boolean(readStored(pendingKey(form)));
