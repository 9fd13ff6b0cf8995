import { clearDraft, readDraft } from './draft';
import type { FieldName, Values } from './fields';
import type { LeadDefinition } from './leads';
import { submitLead, type Submission } from './submission';

/**
 * Sends a form's values. The request outlives the form: a visitor who goes to another page meanwhile
 * does not stop it, and when it arrives, the draft that it came from is forgotten all the same.
 * A draft that has changed since stays.
 */
export async function sendLead<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  values: Values<Name>,
): Promise<Submission> {
  const submission = await submitLead(lead.request(values));
  if (submission.kind === 'sent') {
    const names = Object.keys(values) as Name[];
    const draft = readDraft(lead.id, names);
    if (names.every((name) => (draft[name] ?? '') === values[name])) clearDraft(lead.id);
  }
  return submission;
}
