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

/** Renders the answers to the forms, on whatever page of the site the visitor is then. */
export function Results() {
  // One at a time: the answer to the other form opens when this one is closed.
  const openForm = useOpenAnswer();
  return forms.map((form) => <Result key={form.id} form={form} open={form.id === openForm} />);
}

function Result({ form, open }: { readonly form: FormDefinition; readonly open: boolean }) {
  const lead = useLead(form.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // Kept after the answer is closed, because the dialog still shows it while it fades out.
  if (open && 'open' in lead && lead !== answer) setAnswer(lead);
  const id = elementIdsOf(form.id);
  const close = () => closeAnswer(form.id);

  useModal(open && Boolean(answer?.Dialog), close);

  // Runs after MUI's focus trap has restored the former focus: React runs the effects of children
  // first.
  useEffect(() => {
    if (answer && !open) document.getElementById(id.submit)?.focus();
  }, [answer, open, id.submit]);

  if (!answer) return null;
  const { Dialog } = answer;
  const dialogProps = {
    role: 'alertdialog',
    'aria-labelledby': `${id.result}-titulo`,
    'aria-describedby': `${id.result}-texto`,
  } as const;
  const body = <ResultBody form={form} answer={answer} onClose={close} />;
  if (Dialog) {
    return (
      <Dialog {...dialogProps} open={open} onClose={close} closeAfterTransition={false}>
        {body}
      </Dialog>
    );
  }
  const container = document.getElementById(id.form) ?? document.body;
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
