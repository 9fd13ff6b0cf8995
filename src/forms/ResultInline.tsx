import { styled } from '@mui/material/styles';
import { ResultBody, type ResultProps } from './ResultBody';

const Card = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  padding: theme.spacing(3),
  border: `2px dashed ${theme.vars.palette.fieldBorder}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The result within the form, for when the dialog's code could not be fetched. */
export function ResultInline({ open, id, onClose, ...words }: ResultProps) {
  if (!open) return null;
  return (
    <Card
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ResultBody id={id} onClose={onClose} {...words} />
    </Card>
  );
}
