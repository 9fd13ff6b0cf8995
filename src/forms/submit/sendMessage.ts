import { keepDocumentDuring } from '../../components/pendingWork';
import { markPending, writeDraft, type Texts } from '../drafts';
import type { FormId } from '../elementIds';
import { sendRequest, type BodyFormat, type Outcome } from './request';

/** What has become of a form's message. */
export interface SubmitResult {
  readonly kind: Outcome;
  readonly form: FormId;
  /** The values as they were sent. */
  readonly values: Texts;
}

/** The messages under way. Not in a component, because the form may be left and opened again before the response arrives. */
const underWay = new Map<FormId, Promise<SubmitResult>>();

/** Returns the promise of a form's message that is being sent, if there is one. */
export const getMessageUnderWay = (form: FormId): Promise<SubmitResult> | undefined =>
  underWay.get(form);

/**
 * Sends a form's values. A message that has arrived removes the draft.
 * @param values the values without white space and invisible characters around them
 * @returns a promise of the result, which never rejects
 */
export function sendMessage(
  form: FormId,
  format: BodyFormat,
  values: Texts,
): Promise<SubmitResult> {
  // Until the outcome is known, also in the tab's next documents: leaving the page may end the request here, although the
  // service has the message.
  markPending(form, true);
  const result = sendRequest(format, values).then((kind) => {
    underWay.delete(form);
    if (kind !== 'unreachable') markPending(form, false);
    if (kind === 'sent') writeDraft(form, {});
    return { kind, form, values };
  });
  underWay.set(form, result);
  return keepDocumentDuring(result);
}
