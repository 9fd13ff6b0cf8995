import { styled, type Theme } from '@mui/material/styles';
import { resultWords } from '../content/forms';
import { newTab } from '../content/site';
import { PlainButton, QuietLink, StrongButton, StrongLink } from './controls';

/** What a result says; the same for the dialog and for the region that stands in for it. */
export interface ResultProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** Addresses that carry the message another way; null after a success. */
  readonly rescue: { readonly whatsapp: string; readonly email: string } | null;
  /** Prefix of the ids of title and text. */
  readonly id: string;
  readonly onClose: () => void;
}

const Stamp = styled('h2', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'primary' | 'error';
}>(({ theme, tone }) => ({
  ...theme.typography.h3,
  width: 'fit-content',
  marginBottom: theme.spacing(2.5),
  padding: theme.spacing(0.75, 2),
  border: `3px double ${theme.vars.palette[tone].main}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette[tone].main,
  letterSpacing: '0.02em',
  transform: 'rotate(-3deg)',
}));

const Ways = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `1.5px dashed ${theme.vars.palette.fieldBorder}`,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    marginTop: theme.spacing(2),
    [theme.breakpoints.down('sm')]: { display: 'grid', justifyItems: 'center' },
    '& > :first-of-type': { [theme.breakpoints.down('sm')]: { justifySelf: 'stretch' } },
  },
}));

const last = ({ theme }: { theme: Theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { alignSelf: 'start', minWidth: 160 },
});
const Close = styled(StrongButton)(last);
const PlainClose = styled(PlainButton)(last);

/** Stamped title, text, ways out and Cerrar, which takes the focus. */
export function ResultBody({ title, text, rescue, id, onClose }: Omit<ResultProps, 'open'>) {
  // After a failure what helps is the other way.
  const Last = rescue ? PlainClose : Close;
  return (
    <>
      <Stamp id={`${id}-titulo`} tone={rescue ? 'error' : 'primary'}>
        {title}
      </Stamp>
      <p id={`${id}-texto`}>{text}</p>
      {rescue && (
        <Ways>
          <p>{resultWords.otherWays}</p>
          <div>
            <StrongLink href={rescue.whatsapp} target="_blank" rel="noopener noreferrer">
              {resultWords.whatsapp}
              <span className="visually-hidden"> {newTab}</span>
            </StrongLink>
            <QuietLink href={rescue.email}>{resultWords.email}</QuietLink>
          </div>
        </Ways>
      )}
      <Last type="button" autoFocus onClick={onClose}>
        {resultWords.close}
      </Last>
    </>
  );
}
