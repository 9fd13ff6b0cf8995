import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { FORM_STATE_ATTRIBUTE } from '../contract';
import { buildSettings } from '../content/derived/buildSettings';
import { formNames, formTexts } from '../content/forms';
import { equalColumns } from '../theme/mixins';
import { ErrorSummary } from './ErrorSummary';
import { elementIdsOf, type FieldDefinition, type FormDefinition } from './fields/definitions';
import { Field, type FieldProps } from './fields/Field';
import { FormIcon } from './fields/FormIcon';
import { MessageField } from './fields/MessageField';
import { PurposeField } from './fields/PurposeField';
import { PrivacyNotice } from './PrivacyNotice';
import { extraFieldsOf } from './submit/request';
import type { SubmitState } from './submit/submitStore';
import { useLeadForm, type DraftNotice } from './useLeadForm';

// The minimum height leaves room for the button «Borrar todo», so that the fields below the status
// line usually do not move when the button appears.
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

const FieldGrid = styled('div')(({ theme }) => ({
  // Two columns at most: three would need more than 100 %.
  ...equalColumns('max(13rem, 40%)'),
  columnGap: theme.spacing(2.5),
}));

const SubmitRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2.5),
  marginTop: theme.spacing(0.5),
}));

const RowButton = styled(Button)(({ theme }) => ({
  flex: '1 0 100%',
  [theme.breakpoints.up('sm')]: { flex: 'none' },
}));

// The submit button has two texts. The state of the form says which one is shown, because the entry script sets it too.
const Idle = styled('span')({ [`form[${FORM_STATE_ATTRIBUTE}] &`]: { display: 'none' } });
const Busy = styled('span')({ [`form:not([${FORM_STATE_ATTRIBUTE}]) &`]: { display: 'none' } });

const OfflineMessage = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  flex: '1 1 240px',
  gap: theme.spacing(1),
  '& svg': { marginTop: '0.15em' },
}));

/**
 * Renders a form from its definition: fields, status line, error summary, button and privacy
 * notice. Each text that changes is the only child of its element, because React then replaces the
 * whole content of the element. Beside other children React would change a text node; if a page
 * translator had removed this node from the page, the visitor would not see the new text.
 */
export function LeadForm({ form }: { readonly form: FormDefinition }) {
  const state = useLeadForm(form);
  const { formRef, submitState, draftNotice, endedSubmit, fieldPropsOf } = state;
  // React validates the form from now on, and not the browser.
  useLayoutEffect(() => void (formRef.current!.noValidate = true), [formRef]);
  const isSending = submitState.kind === 'sending';
  const ids = elementIdsOf(form.id);
  const renderFields = (Control: ComponentType<FieldProps>, kind?: FieldDefinition['control']) =>
    Object.keys(form.fields)
      .filter((name) => form.fields[name]!.control === kind)
      .map((name) => <Control key={name} {...fieldPropsOf(name)} />);
  return (
    <form
      id={ids.form}
      aria-label={formNames[form.id].label}
      method="post"
      action={buildSettings.formEndpoint}
      encType="multipart/form-data"
      {...{ [FORM_STATE_ATTRIBUTE]: isSending ? 'sending' : undefined }}
      ref={formRef}
      onSubmit={state.submit}
    >
      <ExtraInputs form={form} />
      <StatusLine role="status">
        <span>{getStatusText(submitState, draftNotice)}</span>
        {draftNotice.kind === 'restored' && (
          <Button variant="text" onClick={state.clear}>
            {formTexts.clear}
          </Button>
        )}
      </StatusLine>
      {endedSubmit > 0 && <ErrorSummary key={endedSubmit} {...state.summaryProps} />}
      <FieldGrid>{renderFields(Field)}</FieldGrid>
      {renderFields(PurposeField, 'purpose')}
      {renderFields(MessageField, 'textarea')}
      <SubmitRow>
        <RowButton type="submit" id={ids.submit} aria-disabled={isSending || undefined}>
          <Idle>{formTexts.submit}</Idle>
          <Busy>{formTexts.sending}</Busy>
          <FormIcon name="arrow" />
        </RowButton>
        {/* Far from «Borrar todo», so that the second tap of a double tap does not undo the first. */}
        {draftNotice.kind === 'cleared' && (
          <RowButton variant="text" onClick={state.undoClear}>
            {formTexts.undoClear}
          </RowButton>
        )}
        <OfflineNotice />
      </SubmitRow>
      <PrivacyNotice form={form.id} />
    </form>
  );
}

/**
 * Returns the text of the status line: the state of the form's last submit (R-LEAD-11), a note on the draft, or the
 * introduction.
 */
function getStatusText({ kind }: SubmitState, draftNotice: DraftNotice): string {
  if (kind !== 'idle') return formTexts.lastSubmit[kind];
  return draftNotice.kind === 'none' ? formTexts.intro : formTexts[draftNotice.kind];
}

/**
 * Renders the owner's extra fields for posts of the browser: before hydration and without JavaScript. Copies of fields
 * are only in React's request.
 */
function ExtraInputs({ form }: { readonly form: FormDefinition }) {
  return extraFieldsOf(form.fields)
    .filter(({ copyOf }) => !copyOf)
    .map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a notice while the browser reports that it is offline. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!isOnline && (
        <OfflineMessage>
          <FormIcon name="offline" />
          {formTexts.offline}
        </OfflineMessage>
      )}
    </span>
  );
}
