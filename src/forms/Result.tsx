import { resultWords } from '../content/forms';
import type { FieldName } from './fields';
import { rescueLinks, type LeadDefinition } from './leads';
import { ResultInline } from './ResultInline';
import type { Phase } from './useLeadForm';

/** A form's phase, and how to leave the answer. */
export interface ResultOfProps<Name extends FieldName> {
  readonly lead: LeadDefinition<Name>;
  readonly phase: Phase;
  readonly onClose: () => void;
}

/** Shows the answer, if there is one: in the dialog, or within the form where that is missing. */
export function Result<Name extends FieldName>({ lead, phase, onClose }: ResultOfProps<Name>) {
  if (phase.kind === 'editing' || phase.kind === 'sending') return null;
  const { submission, values, Dialog } = phase.answer;
  const sent = submission.kind === 'sent';
  const Shape = Dialog ?? ResultInline;
  return (
    <Shape
      open={phase.kind === 'answered'}
      id={`${lead.id}-resultado`}
      title={sent ? resultWords.sent.title : resultWords.failed.title}
      text={sent ? resultWords.sent.text : lead.failure}
      rescue={sent ? null : rescueLinks(lead.id, values)}
      onClose={onClose}
    />
  );
}
