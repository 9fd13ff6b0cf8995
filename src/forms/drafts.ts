import type { FormId, Values } from './fields/definitions';

/** Drafts as JSON, by key, that session storage has not taken because it is blocked or full. */
const memory = new Map<string, string>();

const keyOf = (form: FormId) => `borrador:${form}`;

/** Writes a form's draft, or removes it if all values are empty. */
export function writeDraft(form: FormId, values: Values): void {
  const key = keyOf(form);
  const text = Object.values(values).some(Boolean) ? JSON.stringify({ version: 1, values }) : '';
  memory.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // The draft stays in `memory`.
  }
}

/**
 * Reads a form's draft.
 * @returns the values that are not empty, by field name; `{}` if there is no draft, or stored data are invalid
 */
export function readDraft(form: FormId): Values {
  const key = keyOf(form);
  try {
    const text = memory.get(key) ?? sessionStorage.getItem(key)!;
    const { version, values } = JSON.parse(text) as { version: unknown; values: object };
    const texts = Object.entries(values).filter(([, value]) => value && typeof value === 'string');
    return version === 1 ? (Object.fromEntries(texts) as Values) : {};
  } catch {
    return {};
  }
}
