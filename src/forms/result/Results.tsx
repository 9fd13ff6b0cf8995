import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { forms, elementIdsOf, type FormDefinition } from '../fields/definitions';
import { closeAnswer, useLead, useOpenAnswer, type Answer } from '../sending/leads';
import { ResultBody } from './ResultBody';
import { useModal } from './useModal';

/**
 * Shows the form service's answer to a sent form. LeadResults.tsx renders this component outside
 * the pages, so that the answer can appear on any page, also on a page without the form (R-LEAD-10).
 */
export function Results() {
  // Shows one answer at a time. If the other form's answer is waiting, it opens when the first answer
  // is closed.
  const openFormId = useOpenAnswer();
  return forms.map((form) => <Result key={form.id} form={form} open={form.id === openFormId} />);
}

function Result({ form, open }: { readonly form: FormDefinition; readonly open: boolean }) {
  const lead = useLead(form.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // A closed answer stays in the state for two reasons: the dialog shows the answer while it fades
  // out, and the effect below moves the focus only if an answer has been open.
  if (open && 'open' in lead && lead !== answer) setAnswer(lead);
  const ids = elementIdsOf(form.id);
  const close = () => closeAnswer(form.id);

  useModal(open, close);

  // MUI's focus trap has moved the focus back to where it was, unless no element had it: Safari focuses no
  // button on a press. React runs the trap's cleanup before this effect.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, .MuiDialog-root *');
    if (answer && !open && isLost) document.getElementById(ids.submit)?.focus();
  }, [answer, open, ids.submit]);

  return (
    answer && (
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby={`${ids.result}-titulo`}
        aria-describedby={`${ids.result}-texto`}
        // MUI's default keeps `aria-hidden` on the page until the dialog has faded out. Meanwhile screen readers
        // could not find the element that has the focus again.
        closeAfterTransition={false}
      >
        <ResultBody form={form} answer={answer} onClose={close} />
      </Dialog>
    )
  );
}
