import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { elementIdsOf } from '../fields/definitions';
import { closeAnswer, useOpenAnswer, type Answer } from '../sending/leads';
import { ResultBody } from './ResultBody';
import { useModal } from './useModal';

/**
 * Shows the form service's answer to a sent form. LeadResults.tsx renders this component outside
 * the pages, so that the answer can appear on any page, also on a page without the form (R-LEAD-10). If the other
 * form's answer arrives meanwhile, it follows when the first answer is closed.
 */
export function Results() {
  const openAnswer = useOpenAnswer();
  const [answer, setAnswer] = useState<Answer>();
  // A closed answer stays in the state for two reasons: the dialog shows the answer while it fades
  // out, and the effect below moves the focus only if an answer has been open.
  if (openAnswer && openAnswer !== answer) setAnswer(openAnswer);
  return answer && <Result answer={answer} open={answer === openAnswer} />;
}

function Result({ answer, open }: { readonly answer: Answer; readonly open: boolean }) {
  const ids = elementIdsOf(answer.form.id);
  const close = () => closeAnswer(answer.form.id);

  useModal(open && answer, close);

  // MUI's focus trap has moved the focus back to where it was, unless no element had it: Safari focuses no
  // button on a press. React runs the trap's cleanup before this effect.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, .MuiDialog-root *');
    if (!open && isLost) document.getElementById(ids.submit)?.focus();
  }, [open, ids.submit]);

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${ids.result}-titulo`}
      aria-describedby={`${ids.result}-texto`}
      // MUI's default keeps `aria-hidden` on the page until the dialog has faded out. Meanwhile screen readers
      // could not find the element that has the focus again.
      closeAfterTransition={false}
    >
      <ResultBody key={answer.form.id} answer={answer} onClose={close} />
    </Dialog>
  );
}
