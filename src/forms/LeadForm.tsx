import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore, type ComponentType } from 'react';
import { deployment } from '../config/deployment';
import { formNames, formTexts } from '../content/forms';
import { ids, type FieldDefinition, type FormDefinition } from './fields/definitions';
import { Field, type FieldProps } from './fields/Field';
import { Icon } from './fields/Icon';
import { MessageField } from './fields/MessageField';
import { PurposeField } from './fields/PurposeField';
import { PrivacyNotice } from './PrivacyNotice';
import { lazyDialog } from './result/lazyDialog';
import { ErrorSummary } from './rules/ErrorSummary';
import { isWaiting, type Lead } from './sending/leads';
import { useLeadForm } from './sending/useLeadForm';

// The same room for the introduction and for the line that takes its place: nothing moves.
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

// One under the other, two beside each other from 600 px.
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
  line: Field,
  purpose: PurposeField,
  text: MessageField,
};

/** From when React has the form, the site checks it and not the browser. */
const disableNativeValidation = (form: HTMLFormElement | null): void => {
  if (form) form.noValidate = true;
};

/**
 * A form made from its definition, with all that stands around its fields. A text that changes is the only
 * child of its element: React replaces the whole of that, also what a page translator made of it.
 */
export function LeadForm({ form }: { readonly form: FormDefinition }) {
  const { lead, restored, errors, attempt, field, submit, clear } = useLeadForm(form);
  const sending = isWaiting(lead);
  const id = ids(form.id);
  const fields = (control: FieldDefinition['control']) => {
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
        <span>{statusText(lead, restored)}</span>
        {restored && (
          <Button variant="text" onClick={clear}>
            {formTexts.clear}
          </Button>
        )}
      </StatusLine>
      {attempt > 0 && <ErrorSummary key={attempt} form={form} errors={errors} />}
      <FieldGrid>{fields('line')}</FieldGrid>
      {fields('purpose')}
      {fields('text')}
      <SubmitRow>
        <Button type="submit" id={id.submit} aria-disabled={sending || undefined}>
          <span>{sending ? formTexts.sending : formTexts.submit}</span>
          <Icon name="arrow" />
        </Button>
        <span role="status" className="visually-hidden">
          {sending && formTexts.sendingStatus}
        </span>
        <Connection />
      </SubmitRow>
      <PrivacyNotice form={form.id} />
    </form>
  );
}

/** What the line above the fields says: of a lead that the form was left with, or of its draft. */
function statusText(lead: Lead, restored: boolean): string {
  if (lead.kind === 'unsure') return formTexts.left.unsure;
  if (lead.kind !== 'editing' && lead.visitor !== 'waiting') return formTexts.left[lead.kind];
  return restored ? formTexts.restored : formTexts.intro;
}

function onConnectionChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says when the browser believes that it has no network; the prerendered HTML believes it has. */
function Connection() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!online && (
        <Offline>
          <Icon name="offline" />
          {formTexts.offline}
        </Offline>
      )}
    </span>
  );
}
