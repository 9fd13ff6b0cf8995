import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { mailtoUrl, whatsappUrl } from '../../config/channels';
import { formNames, fallbackTexts, resultTexts } from '../../content/forms';
import { newTab } from '../../content/site';
import { HAIRLINE } from '../../theme/borders';
import { ids, type FormDefinition } from '../fields/definitions';
import type { Answer } from '../sending/leads';

/** What a result says; the same in the dialog and in what stands in for it. */
export interface ResultBodyProps {
  readonly form: FormDefinition;
  readonly answer: Answer;
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
  borderTop: `${HAIRLINE}px dashed ${theme.vars.palette.fieldBorder}`,
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

const Close = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { alignSelf: 'start', minWidth: 160 },
}));

/**
 * Ways for a lead that the service did not take: the same message by chat and by e-mail.
 * @returns two addresses with every filled field in them, labelled
 */
function rescueLinks({ id, fields }: FormDefinition, { values }: Answer) {
  const { page } = formNames[id];
  const lines = Object.entries(fields).flatMap(([name, { texts }]) => {
    const value = values[name]!.trim();
    return value ? [`${texts.shortLabel ?? texts.label}: ${value}`] : [];
  });
  const message = [fallbackTexts.opening(page), '', ...lines];
  return {
    whatsapp: whatsappUrl(message.join('\n')),
    email: mailtoUrl({ subject: fallbackTexts.subject(page), body: message.join('\r\n') }),
  };
}

function OtherWays({ form, answer }: Omit<ResultBodyProps, 'onClose'>) {
  const { whatsapp, email } = rescueLinks(form, answer);
  return (
    <Ways>
      <p>{resultTexts.otherWays}</p>
      <div>
        <Button href={whatsapp} target="_blank" rel="noopener noreferrer">
          {resultTexts.whatsapp}
          <span className="visually-hidden"> {newTab}</span>
        </Button>
        <Button variant="text" href={email}>
          {resultTexts.email}
        </Button>
      </div>
    </Ways>
  );
}

/** Stamped title, text, ways out and Cerrar, which takes the focus. */
export function ResultBody({ form, answer, onClose }: ResultBodyProps) {
  const sent = answer.kind === 'sent';
  const id = ids(form.id).result;
  return (
    <>
      <Stamp id={`${id}-titulo`} tone={sent ? 'primary' : 'error'}>
        {resultTexts[answer.kind].title}
      </Stamp>
      <p id={`${id}-texto`}>{sent ? resultTexts.sent.text : resultTexts.failed[form.id]}</p>
      {!sent && <OtherWays form={form} answer={answer} />}
      {/* After a failure what helps is the other way. */}
      <Close variant={sent ? 'contained' : 'outlined'} autoFocus onClick={onClose}>
        {resultTexts.close}
      </Close>
    </>
  );
}
