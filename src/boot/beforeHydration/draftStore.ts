type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Readonly<Record<string, string>>;

/** The only record of what the visitor has written into the forms (docs/architecture.md, «Drafts»). */
interface DraftStore {
  /**
   * Reads a form's draft. Before React has mounted the prerendered form, first writes what its fields contain now,
   * because a password manager may have filled in a field without an event.
   * @returns the values that are not empty, by field name; `{}` if there is no draft, or stored data are invalid
   */
  readonly read: (form: string) => Values;
  /** Writes a form's draft, or removes it if all values are empty. */
  readonly write: (form: string, values: Values) => void;
  /** False until React has mounted the prerendered form, if there was no draft when the page was opened. */
  isRestored: boolean;
}

declare global {
  interface Window {
    /** Set by the entry script. A global variable, because the entry script shares no module with the app. */
    drafts: DraftStore;
  }
}

/** Drafts as JSON, by key, that session storage has not taken because it is blocked or full. */
const memory: Record<string, string | undefined> = {};
const keyOf = (form: string) => `borrador:${form}`;

let prerenderedForm = '';
/** The prerendered form's fields by name, until React has mounted the form. */
let fields: readonly (readonly [name: string, control: Control])[] = [];

function write(form: string, values: Values): void {
  const key = keyOf(form);
  const text = Object.values(values).some(Boolean) ? JSON.stringify({ version: 1, values }) : '';
  memory[key] = text;
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    delete memory[key];
  } catch {
    // The draft stays in `memory`.
  }
}

function read(form: string): Values {
  saveFields();
  const key = keyOf(form);
  try {
    const text = memory[key] ?? sessionStorage.getItem(key)!;
    const { version, values } = JSON.parse(text) as { version: unknown; values: object };
    const texts = Object.entries(values).filter(([, value]) => value && typeof value === 'string');
    return version === 1 ? (Object.fromEntries(texts) as Values) : {};
  } catch {
    return {};
  }
}

export const draftStore: DraftStore = { read, write, isRestored: true };

/** Writes the draft of the prerendered form. */
export function saveFields(): void {
  const values = fields.map(([name, { value }]) => [name, value]);
  if (values.length) write(prerenderedForm, Object.fromEntries(values));
}

/**
 * Fills the empty fields of the page's form from its draft, for `saveFields` and `read`. Keeps the elements, because
 * other programs may change names and ids, and because React removes the elements if hydration fails.
 */
export function startSaving(): void {
  const form = document.querySelector('#root main form');
  if (!form) return;
  // For example «contacto» of `contacto-formulario`.
  prerenderedForm = form.id.split('-')[0]!;
  const draft = read(prerenderedForm);
  draftStore.isRestored = Object.keys(draft).length > 0;
  const controls = form.querySelectorAll<Control>('[name]:not([type=hidden])');
  fields = [...controls].map((control) => [control.name, control]);
  for (const [name, control] of fields) {
    control.value ||= draft[name] ?? '';
    // A `<select>` that lacks the draft's option would have no selected option, and the browser would not post it.
    control.value ||= '';
  }
}

/** Leaves the form's draft to React, which has mounted the form. */
export function stopSaving(): void {
  fields = [];
  draftStore.isRestored = true;
}
