import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { newTabAttributes } from '../../components/newTab';
import { mailtoUrl, whatsappUrl } from '../../content/derived/channelUrls';
import { MENU_ID } from '../../contract';
import { formNames, fallbackTexts, resultTexts } from '../../content/forms';
import { HAIRLINE } from '../../theme/mixins';
import { elementIdsOf } from '../elementIds';
import { shortLabelOf } from '../fields/labels';
import type { SubmitResult } from './sendMessage';

const StampedTitle = styled(DialogTitle, { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'primary' | 'error';
}>(({ theme, tone }) => ({
  ...theme.typography.h3,
  width: 'fit-content',
  marginBottom: theme.spacing(2.5),
  padding: theme.spacing(0.75, 2),
  border: `3px double ${theme.vars.palette[tone].main}`,
  borderRadius: theme.measures.radius.field,
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
}));

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    justifyItems: 'center',
    '& > .MuiButton-root': { textAlign: 'center' },
    '& > .MuiButton-contained': { justifySelf: 'stretch' },
  },
}));

/** Browser API of the HTML standard that TypeScript's DOM types do not declare yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Adds features of a modal `<dialog>` to MUI's Dialog: the page is inert, and Android's back gesture closes the dialog
 * (CloseWatcher), as far as the browser supports this. A step back or forward in the history closes the dialog, too,
 * because it belongs to the page that it covers. Also closes the site's menu.
 * @param shown what the dialog shows, or false while it is closed
 */
function useModal(shown: unknown, close: () => void): void {
  // A layout effect, because MUI's focus trap restores the focus in the cleanup of a `useEffect`. The
  // page must not be inert then: in an inert page no element can get the focus.
  useLayoutEffect(() => {
    if (!shown) return;
    const page = document.getElementById('root');
    // Closes the site's menu, a modal `<dialog>` that would cover MUI's Dialog and make it inert.
    document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close?.();
    if (page) page.inert = true;
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : null;
    watcher?.addEventListener('close', close);
    addEventListener('popstate', close);
    return () => {
      if (page) page.inert = false;
      watcher?.destroy();
      removeEventListener('popstate', close);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render would create a new watcher
  }, [shown]);
}

/**
 * Renders links that open WhatsApp or the visitor's e-mail program with a ready message (R-LEAD-14).
 * The message contains the label and the value of each field, unless this value is empty.
 */
function FallbackLinks({ form, values }: SubmitResult) {
  const { page } = formNames[form];
  const lines = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${shortLabelOf(name)}: ${value}`);
  const message = [fallbackTexts.opening(page), '', ...lines].join('\n');
  return (
    <Links>
      <Button href={whatsappUrl(message)} {...newTabAttributes}>
        {resultTexts.whatsapp}
      </Button>
      <Button
        variant="text"
        href={mailtoUrl({ subject: fallbackTexts.subject(page), body: message })}
      >
        {resultTexts.email}
      </Button>
    </Links>
  );
}

// The title gets the focus, and not the button «Cerrar» at the end: in a low window, for example on a phone on its side,
// the browser would scroll to the button, and the title would not be seen. From the title screen readers and the Tab key
// go on to the links that send the message in another way.
const focusOnMount = (title: HTMLElement | null) => title?.focus();

/** Ids of the dialog's title and of its paragraphs, which describe the dialog. */
const partIdsOf = ({ form }: SubmitResult) => {
  const id = elementIdsOf(form).result;
  return { title: `${id}-titulo`, text: `${id}-texto`, otherWays: `${id}-otras-vias` };
};

interface ResultProps {
  readonly result: SubmitResult;
  readonly close: () => void;
}

/** Renders title, text and the button «Cerrar» and, unless the form was sent, links to send the values in another way. */
function ResultBody({ result, close }: ResultProps) {
  const isSent = result.kind === 'sent';
  const texts = resultTexts[result.kind];
  const ids = partIdsOf(result);
  return (
    <>
      <StampedTitle
        id={ids.title}
        tone={isSent ? 'primary' : 'error'}
        tabIndex={-1}
        ref={focusOnMount}
      >
        {texts.title}
      </StampedTitle>
      <DialogContent>
        <DialogContentText id={ids.text}>{texts[result.form]}</DialogContentText>
        {'otherWays' in texts && (
          <FallbackBox>
            <p id={ids.otherWays}>{texts.otherWays}</p>
            <FallbackLinks {...result} />
          </FallbackBox>
        )}
      </DialogContent>
      <DialogActions>
        {/* Outlined after a failure, so that the button «Enviarlo por WhatsApp» stands out. */}
        <Button variant={isSent ? 'contained' : 'outlined'} onClick={close}>
          {resultTexts.close}
        </Button>
      </DialogActions>
    </>
  );
}

/** Shows the result of a submitted form, until the visitor closes it. A new result opens the dialog again. */
export function ResultDialog({ result }: { readonly result: SubmitResult }) {
  const [closed, setClosed] = useState<SubmitResult>();
  const isOpen = closed !== result;
  const isSent = result.kind === 'sent';
  const ids = partIdsOf(result);
  const submitId = elementIdsOf(result.form).submit;
  const close = () => setClosed(result);

  useModal(isOpen && result, close);

  // MUI's focus trap has moved the focus back to where it was, unless no element had it: Safari focuses no
  // button on a press. React runs the trap's cleanup before this effect.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, .MuiDialog-root *');
    if (!isOpen && isLost) document.getElementById(submitId)?.focus();
  }, [isOpen, submitId]);

  return (
    <Dialog
      open={isOpen}
      onClose={(_event, reason) => {
        // A tap beside a failure must not take away the links that have what was written.
        if (isSent || reason !== 'backdropClick') close();
      }}
      aria-labelledby={ids.title}
      aria-describedby={isSent ? ids.text : `${ids.text} ${ids.otherWays}`}
      // MUI's default keeps `aria-hidden` on the page until the dialog has faded out. Meanwhile screen readers
      // could not find the element that has the focus again.
      closeAfterTransition={false}
    >
      <ResultBody key={`${result.form} ${result.kind}`} result={result} close={close} />
    </Dialog>
  );
}
