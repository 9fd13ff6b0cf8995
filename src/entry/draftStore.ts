import { DRAFT_KEY_START, FORM_ID_END, type DraftStore } from '../contract';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Readonly<Record<string, string>>;

/** Drafts as JSON, by key, that session storage has not taken because it is blocked or full. */
const memory: Record<string, string | undefined> = {};
const keyOf = (form: string) => DRAFT_KEY_START + form;

/** The prerendered form until React has mounted it: its name, its fields by name, and its draft. */
let prerenderedForm = '';
let fields: readonly (readonly [name: string, control: Control])[] = [];
let draft: Record<string, string> = {};

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

function read(form: string): Record<string, string> {
  const key = keyOf(form);
  try {
    const text = memory[key] ?? sessionStorage.getItem(key)!;
    const { version, values } = JSON.parse(text) as { version: unknown; values: object };
    const texts = Object.entries(values).filter(([, value]) => value && typeof value === 'string');
    return version === 1 ? (Object.fromEntries(texts) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const draftStore: DraftStore = { saveFields, read, write, isRestored: true };

/**
 * Writes the draft of the prerendered form. An empty field counts only if it is `changed`: on a reload or a step back the
 * browser restores fields, sometimes to an older state than the draft's, and later than the entry script has run.
 * @param changed the field that the visitor has changed
 */
export function saveFields(changed?: EventTarget | null): void {
  for (const [name, control] of fields) {
    if (control.value || control === changed) draft[name] = control.value;
  }
  if (fields.length) write(prerenderedForm, draft);
}

/** Fills the empty fields of the prerendered form from its draft. */
export function fillFields(): void {
  for (const [name, control] of fields) {
    // The browser limits only what the visitor types.
    const maxLength = Number(control.getAttribute('maxlength')) || undefined;
    if (!control.value && draft[name]) control.value = draft[name].slice(0, maxLength);
    // A `<select>` that lacks the draft's option has no selected option now, and the browser would not post it.
    if (!control.value && draft[name]) control.value = '';
  }
}

/**
 * Finds the page's form for `fillFields`, `saveFields` and `read`. Keeps the elements, because other programs may change
 * names and ids, and because React removes the elements if hydration fails.
 */
export function startSaving(): void {
  const form = document.querySelector('#root main form');
  if (!form) return;
  // `form.id` would be a hidden field with the name «id».
  prerenderedForm = form.getAttribute('id')!.slice(0, -FORM_ID_END.length);
  draft = read(prerenderedForm);
  draftStore.isRestored = Object.keys(draft).length > 0;
  const controls = form.querySelectorAll<Control>('[name]:not([type=hidden])');
  fields = [...controls].map((control) => [control.name, control]);
}

/** Leaves the form's draft to React, which has mounted the form. */
export function stopSaving(): void {
  fields = [];
  draftStore.isRestored = true;
}
