import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { ResultBody, type ResultProps } from './ResultBody';

// A ticket: paper with a row of half holes along its upper and lower edge.
const Ticket = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: 'calc(100% - 32px)',
    maxWidth: 480,
    margin: theme.spacing(2),
    padding: theme.spacing(4.5, 3, 4),
    borderRadius: 0,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundImage: 'none',
    color: theme.vars.palette.text.primary,
    mask: [
      'radial-gradient(circle 5px at 8px 0, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
      'radial-gradient(circle 5px at 8px 100%, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
    ].join(' intersect, '),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 5, 4.5) },
    '@media print': { mask: 'none', border: '1px solid currentcolor' },
  },
  '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none !important' } },
}));

/** The result as a modal alert. Escape, a click beside it and Cerrar close it. */
export function ResultDialog({ open, onClose, id, ...words }: ResultProps) {
  return (
    <Ticket
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      closeAfterTransition={false}
    >
      <ResultBody id={id} onClose={onClose} {...words} />
    </Ticket>
  );
}
