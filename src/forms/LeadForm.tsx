import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { deployment } from '../config/deployment';
import { formNames, formWords, privacy } from '../content/forms';
import { useHydrated, useOnline } from './browserState';
import { QuietButton, StrongButton } from './controls';
import { ErrorSummary } from './ErrorSummary';
import type { FieldName } from './fields';
import { formElementId, submitId } from './ids';
import { preloadResultDialog } from './loadResultDialog';
import { Mark } from './Mark';
import { Result } from './Result';
import type { LeadFormState } from './useLeadForm';

/** A form's state, and its fields. */
export interface LeadFormProps<Name extends FieldName> {
  readonly form: LeadFormState<Name>;
  readonly children: ReactNode;
}

// The same room for the introduction and for the line that takes its place: nothing moves.
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: 48,
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

const SubmitRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2.5),
  marginTop: theme.spacing(1),
  '& > button': { flex: '1 0 100%' },
  [theme.breakpoints.up('sm')]: { '& > button': { flex: 'none' } },
}));

const Offline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 1 240px',
  gap: theme.spacing(1),
  fontWeight: 600,
  '& svg': { marginTop: '0.15em' },
}));

const Privacy = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
}));

/** What both forms have around their fields: summary, submit, connection, privacy and result. */
export function LeadForm<Name extends FieldName>({ form, children }: LeadFormProps<Name>) {
  const { lead, phase, refused, wrong } = form;
  const hydrated = useHydrated();
  const online = useOnline();
  const sending = phase.kind === 'sending';
  return (
    <form
      id={formElementId(lead.id)}
      aria-label={formNames[lead.id].label}
      method="post"
      action={deployment.formEndpoint}
      encType="multipart/form-data"
      noValidate={hydrated}
      onFocus={() => void preloadResultDialog()}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Line role="status">
        {lineWords(form)}
        {form.restored && (
          <QuietButton type="button" onClick={form.clear}>
            {formWords.clear}
          </QuietButton>
        )}
      </Line>
      {refused.length > 1 && <ErrorSummary form={lead.id} refused={refused} wrong={wrong} />}
      {children}
      <SubmitRow>
        <StrongButton type="submit" id={submitId(lead.id)} aria-disabled={sending || undefined}>
          {sending ? formWords.sending : formWords.submit}
          <Mark name="arrow" />
        </StrongButton>
        <span role="status" className="visually-hidden">
          {sending && formWords.sendingStatus}
        </span>
        <span role="status">
          {!online && (
            <Offline as="span">
              <Mark name="offline" />
              {formWords.offline}
            </Offline>
          )}
        </span>
      </SubmitRow>
      <Privacy>
        {privacy.parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.href} href={part.href}>
              {part.text}
            </a>
          ),
        )}
      </Privacy>
      <Result lead={lead} phase={phase} onClose={form.close} />
    </form>
  );
}

function lineWords<Name extends FieldName>({ left, restored }: LeadFormState<Name>): string {
  if (left !== 'none') return formWords.left[left];
  return restored ? formWords.restored : formWords.intro;
}
