import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore, type ComponentType } from 'react';
import { deployment } from '../config/deployment';
import { formNames, formTexts } from '../content/forms';
import { elementIdsOf, type FieldDefinition, type FormDefinition } from './fields/definitions';
import { Field, type FieldProps } from './fields/Field';
import { FormIcon } from './fields/FormIcon';
import { MessageField } from './fields/MessageField';
import { PurposeField } from './fields/PurposeField';
import { PrivacyNotice } from './PrivacyNotice';
import { lazyDialog } from './result/lazyDialog';
import { ErrorSummary } from './rules/ErrorSummary';
import { isWaiting, type Lead } from './sending/leads';
import { useLeadForm } from './sending/useLeadForm';

// One minimum height for the introduction and for the notice that replaces it, so that the fields
// below do not move.
const StatusLine = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: 48,
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

// One column; two from 600 px.
const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const SubmitRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2.5),
  marginTop: theme.spacing(0.5),
  '& > button': { flex: '1 0 100%' },
  [theme.breakpoints.up('sm')]: { '& > button': { flex: 'none' } },
}));

const Offline = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  flex: '1 1 240px',
  gap: theme.spacing(1),
  '& svg': { marginTop: '0.15em' },
}));

const controls: Record<FieldDefinition['control'], ComponentType<FieldProps>> = {
  input: Field,
  purpose: PurposeField,
  textarea: MessageField,
};

/** Disables native validation once React validates the form. */
const disableNativeValidation = (form: HTMLFormElement | null): void => {
  if (form) form.noValidate = true;
};

/**
 * Renders a form from its definition: fields, status line, error summary, button and privacy
 * notice. A text that changes is the only child of its element, because React then replaces the
 * element's whole content, including the elements that a page translator wrapped around the text.
 */
export function LeadForm({ form }: { readonly form: FormDefinition }) {
  const { lead, restored, errors, attempt, field, submit, clear } = useLeadForm(form);
  const sending = isWaiting(lead);
  const id = elementIdsOf(form.id);
  const renderFields = (control: FieldDefinition['control']) => {
    const Control = controls[control];
    return Object.keys(form.fields)
      .filter((name) => form.fields[name]!.control === control)
      .map((name) => <Control key={name} {...field(name)} />);
  };
  return (
    <form
      id={id.form}
      aria-label={formNames[form.id].label}
      method="post"
      action={deployment.formEndpoint}
      encType="multipart/form-data"
      ref={disableNativeValidation}
      onFocus={lazyDialog.prefetch}
      onSubmit={submit}
    >
      <StatusLine role="status">
        <span>{getStatusText(lead, restored)}</span>
        {restored && (
          <Button variant="text" onClick={clear}>
            {formTexts.clear}
          </Button>
        )}
      </StatusLine>
      {attempt > 0 && <ErrorSummary key={attempt} form={form} errors={errors} />}
      <FieldGrid>{renderFields('input')}</FieldGrid>
      {renderFields('purpose')}
      {renderFields('textarea')}
      <SubmitRow>
        <Button type="submit" id={id.submit} aria-disabled={sending || undefined}>
          <span>{sending ? formTexts.sending : formTexts.submit}</span>
          <FormIcon name="arrow" />
        </Button>
        <span role="status" className="visually-hidden">
          {sending && formTexts.sendingStatus}
        </span>
        <OfflineNotice />
      </SubmitRow>
      <PrivacyNotice form={form.id} />
    </form>
  );
}

/** Returns the status line: about a lead that the form was left with, else about the draft. */
function getStatusText(lead: Lead, restored: boolean): string {
  if (lead.kind === 'unsure') return formTexts.left.unsure;
  if (lead.kind !== 'editing' && lead.visitor !== 'waiting') return formTexts.left[lead.kind];
  return restored ? formTexts.restored : formTexts.intro;
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a notice while the browser reports that it is offline; the prerendered HTML has none. */
function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!online && (
        <Offline>
          <FormIcon name="offline" />
          {formTexts.offline}
        </Offline>
      )}
    </span>
  );
}
