import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RULE_WIDTH } from '../../theme/borders';
import { forms, elementIdsOf, type FormDefinition } from '../fields/definitions';
import { closeAnswer, useLead, useOpenAnswer, type Answer } from '../sending/leads';
import { ResultBody } from './ResultBody';
import { useModal } from './useModal';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  marginTop: theme.spacing(3),
  padding: theme.spacing(3, 2),
  border: `${RULE_WIDTH}px dashed ${theme.vars.palette.fieldBorder}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

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

  useModal(open && Boolean(answer?.Dialog), close);

  // Moves the focus to the form's submit button, if the page has the form, when the answer is closed.
  // MUI's focus trap restores the earlier focus in an effect cleanup; React runs all cleanups of a
  // commit before its new effects, so the submit button gets the focus last.
  useEffect(() => {
    if (answer && !open) document.getElementById(ids.submit)?.focus();
  }, [answer, open, ids.submit]);

  if (!answer) return null;
  const { Dialog } = answer;
  const dialogProps = {
    role: 'alertdialog',
    'aria-labelledby': `${ids.result}-titulo`,
    'aria-describedby': `${ids.result}-texto`,
  } as const;
  const body = <ResultBody form={form} answer={answer} onClose={close} />;
  if (Dialog) {
    return (
      <Dialog
        {...dialogProps}
        open={open}
        onClose={close}
        // MUI's default keeps `aria-hidden` on the page until the dialog has faded out. The effect
        // above would then focus a button that screen readers cannot find.
        closeAfterTransition={false}
      >
        {body}
      </Dialog>
    );
  }
  // Without the dialog's code, a card at the end of the form shows the answer; on a page without
  // this form, the card is at the end of the page.
  const container = document.getElementById(ids.form) ?? document.body;
  return (
    open &&
    createPortal(
      <Card {...dialogProps} onKeyDown={({ key }) => key === 'Escape' && close()}>
        {body}
      </Card>,
      container,
    )
  );
}
