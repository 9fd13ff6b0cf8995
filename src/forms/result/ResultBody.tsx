import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { mailtoUrl, whatsappUrl } from '../../config/channels';
import { formNames, fallbackTexts, resultTexts } from '../../content/forms';
import { newTab } from '../../content/site';
import { HAIRLINE } from '../../theme/borders';
import { cleanValue, elementIdsOf } from '../fields/definitions';
import type { Answer } from '../sending/leads';

interface ResultBodyProps {
  readonly answer: Answer;
  readonly onClose: () => void;
}

const StampedTitle = styled(DialogTitle, { shouldForwardProp: (prop) => prop !== 'tone' })<{
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

const FallbackBox = styled('div')(({ theme }) => ({
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
    '& > a': { [theme.breakpoints.down('sm')]: { textAlign: 'center' } },
    '& > :first-of-type': { [theme.breakpoints.down('sm')]: { justifySelf: 'stretch' } },
  },
}));

/**
 * Returns URLs that open WhatsApp or the visitor's e-mail program with a ready message (R-LEAD-14).
 * The message contains the label and the cleaned value of each field, unless this value is empty.
 */
function buildFallbackUrls({ form: { id, fields }, values }: Answer) {
  const { page } = formNames[id];
  const lines = Object.entries(fields).flatMap(([name, field]) => {
    const { texts } = field;
    const value = cleanValue(field, values[name]!);
    return value ? [`${texts.shortLabel ?? texts.label}: ${value}`] : [];
  });
  const message = [fallbackTexts.opening(page), '', ...lines];
  return {
    whatsapp: whatsappUrl(message.join('\n')),
    email: mailtoUrl({ subject: fallbackTexts.subject(page), body: message.join('\r\n') }),
  };
}

function FallbackLinks({ answer, text }: { readonly answer: Answer; readonly text: string }) {
  const { whatsapp, email } = buildFallbackUrls(answer);
  return (
    <FallbackBox>
      <p>{text}</p>
      <div>
        <Button href={whatsapp} target="_blank" rel="noopener noreferrer">
          {resultTexts.whatsapp}
          <span className="visually-hidden"> {newTab}</span>
        </Button>
        <Button variant="text" href={email}>
          {resultTexts.email}
        </Button>
      </div>
    </FallbackBox>
  );
}

// The title gets the focus, and not the button «Cerrar» at the end: in a low window, for example on a phone on its side,
// the browser would scroll to the button, and the title would not be seen. From the title screen readers and the Tab key
// go on to the links that send the message in another way.
const focusOnMount = (title: HTMLElement | null) => title?.focus();

/**
 * Renders the content of MUI's Dialog with the form service's answer: title, text and the button «Cerrar». Unless the
 * form was sent, also renders links to send the same values by WhatsApp or e-mail.
 */
export function ResultBody({ answer, onClose }: ResultBodyProps) {
  const { form } = answer;
  const isSent = answer.kind === 'sent';
  const texts = resultTexts[answer.kind];
  const resultId = elementIdsOf(form.id).result;
  return (
    <>
      <StampedTitle
        id={`${resultId}-titulo`}
        tone={isSent ? 'primary' : 'error'}
        tabIndex={-1}
        ref={focusOnMount}
      >
        {texts.title}
      </StampedTitle>
      {/* Described by all of this, because the other ways to send the message belong to the answer. */}
      <DialogContent id={`${resultId}-texto`}>
        <DialogContentText>{texts[form.id]}</DialogContentText>
        {'otherWays' in texts && <FallbackLinks answer={answer} text={texts.otherWays} />}
      </DialogContent>
      <DialogActions>
        {/* Outlined after a failure, so that the button «Enviarlo por WhatsApp» stands out. */}
        <Button variant={isSent ? 'contained' : 'outlined'} onClick={onClose}>
          {resultTexts.close}
        </Button>
      </DialogActions>
    </>
  );
}
