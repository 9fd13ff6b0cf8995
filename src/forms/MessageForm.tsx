import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { FORM_STATE_ATTRIBUTE } from '../contract';
import { formNames, formTexts } from '../content/forms';
import { buildSettings } from '../content/derived/buildSettings';
import { elementIdsOf } from './elementIds';
import { ErrorSummary } from './ErrorSummary';
import { FormIcon } from './fields/FormIcon';
import { OfflineNotice } from './OfflineNotice';
import { PrivacyNotice } from './PrivacyNotice';
import { extraFieldsOf } from './submit/request';
import type { MessageFormState } from './useMessageForm';

const StatusLine = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  // Leaves room for two lines, so that a longer text does not move the fields.
  minHeight: 48,
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

const SubmitRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2.5),
  marginTop: theme.spacing(0.5),
}));

const SubmitButton = styled(Button)(({ theme }) => ({
  flex: '1 0 100%',
  [theme.breakpoints.up('sm')]: { flex: 'none' },
}));

// The submit button has two texts. The state of the form says which one is shown, because the entry script sets it too.
const Idle = styled('span')({ [`form[${FORM_STATE_ATTRIBUTE}] &`]: { display: 'none' } });
const Busy = styled('span')({ [`form:not([${FORM_STATE_ATTRIBUTE}]) &`]: { display: 'none' } });

/**
 * Keeps an Enter key that the visitor holds from submitting the form: closing the result with the key gives the button, or
 * the field in which Enter was pressed, the focus again. In the message the key makes new lines.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isInMessage = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isInMessage) event.preventDefault();
}

interface MessageFormProps {
  readonly form: MessageFormState;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * Renders the frame of a form: status line, error summary, fields, button and privacy notice. Each text that changes is the
 * only child of its element, because React then replaces the whole content of the element. Beside other children React
 * would change a text node; if a page translator had removed this node from the page, the visitor would not see the new
 * text.
 */
export function MessageForm({ form, children }: MessageFormProps) {
  const { id, names, formRef, status, submit, lastSubmit } = form;
  const isSending = status === 'sending';
  const ids = elementIdsOf(id);
  return (
    <form
      id={ids.form}
      aria-label={formNames[id].label}
      method="post"
      action={buildSettings.formEndpoint}
      encType="multipart/form-data"
      {...{ [FORM_STATE_ATTRIBUTE]: isSending ? 'sending' : undefined }}
      ref={formRef}
      onKeyDown={ignoreHeldEnter}
      onSubmit={submit}
    >
      <ExtraInputs names={names} />
      <StatusLine role="status">
        <span>{formTexts.status[status]}</span>
      </StatusLine>
      {lastSubmit && <ErrorSummary key={lastSubmit.count} form={id} errors={lastSubmit.errors} />}
      {children}
      <SubmitRow>
        <SubmitButton type="submit" id={ids.submit} aria-disabled={isSending || undefined}>
          <Idle>{formTexts.submit}</Idle>
          <Busy>{formTexts.sending}</Busy>
          <FormIcon name="arrow" />
        </SubmitButton>
        <OfflineNotice />
      </SubmitRow>
      <PrivacyNotice form={id} />
    </form>
  );
}

/**
 * Renders the owner's extra fields for posts of the browser: before hydration and without JavaScript. Copies of fields
 * are only in React's request.
 */
function ExtraInputs({ names }: { readonly names: readonly string[] }) {
  return extraFieldsOf(names)
    .filter(({ copyOf }) => !copyOf)
    .map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}
