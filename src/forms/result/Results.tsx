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

/** Shows the answers to the forms, on any page of the site. */
export function Results() {
  // Only one answer is shown at a time. When the visitor closes it, the other form's answer opens.
  const openFormId = useOpenAnswer();
  return forms.map((form) => <Result key={form.id} form={form} open={form.id === openFormId} />);
}

function Result({ form, open }: { readonly form: FormDefinition; readonly open: boolean }) {
  const lead = useLead(form.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // A closed answer stays in the state, because the dialog shows the answer while it fades out.
  if (open && 'open' in lead && lead !== answer) setAnswer(lead);
  const ids = elementIdsOf(form.id);
  const close = () => closeAnswer(form.id);

  useModal(open && Boolean(answer?.Dialog), close);

  // Runs after MUI's focus trap has restored the previous focus in a cleanup: React runs all
  // cleanups before new effects.
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
      <Dialog {...dialogProps} open={open} onClose={close} closeAfterTransition={false}>
        {body}
      </Dialog>
    );
  }
  // The dialog's code was not loaded: the answer is shown at the end of the form or of the page.
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
