import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ClipboardEventHandler, ReactNode } from 'react';
import { fieldWords } from '../content/forms';
import { fieldTraits } from './fields';
import { Mark } from './Mark';
import type { FieldBinding } from './useLeadForm';

/** A text field's name. */
export type TextFieldName = keyof typeof fieldTraits;

/** One field: its binding, and what its kind adds. */
export interface FieldProps extends FieldBinding<TextFieldName> {
  /** Lines of a textarea; without it the field is an input. */
  readonly rows?: number;
  /** Stands under the field where no error does; `id` must be `${id}-hint`. */
  readonly hint?: ReactNode;
  /** One-tap correction, beside the error or alone. */
  readonly fix?: ReactNode;
  /** Says how `onChange` came about: «insertFromPaste» and the like. */
  readonly onInputType?: (type: string | undefined) => void;
  readonly onPaste?: ClipboardEventHandler;
}

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(0.5),
  fontWeight: 600,
  '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
}));

const Box = styled(InputBase)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: `1.5px solid ${theme.vars.palette.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&.Mui-error': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.error.main}`,
  },
  '&.Mui-focused': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 45,
    padding: theme.spacing(1.25, 1.75),
    lineHeight: 1.4,
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));

// Two lines of small text, or one correction button: what comes and goes here moves nothing.
const Slot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: theme.spacing(1),
  minHeight: 56,
  padding: theme.spacing(0.5, 0, 1),
}));

const Note = styled(FormHelperText)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** A labelled control that owns its id, hint and error, and the room that they take. */
export function Field({ id, name, error, hint, fix, rows, ...field }: FieldProps) {
  const { required, ...traits } = fieldTraits[name];
  const words = fieldWords[name];
  // A hint in words gives its place to the error; a counter stays beside it.
  const shownHint = error && typeof hint === 'string' ? null : hint;
  const describedBy = [error && `${id}-error`, shownHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <Label htmlFor={id}>{words.label}</Label>
      <Box
        id={id}
        name={name}
        value={field.value}
        readOnly={field.readOnly}
        disableInjectingGlobalStyles
        aria-describedby={describedBy || undefined}
        inputComponent={rows ? 'textarea' : 'input'}
        rows={rows}
        placeholder={'placeholder' in words ? words.placeholder : undefined}
        slotProps={{ input: { ...traits, type: traits.type, required } }}
        onBlur={field.onBlur}
        onPaste={field.onPaste}
        onChange={(event) => {
          field.onInputType?.((event.nativeEvent as InputEvent).inputType);
          field.onChange(event.target.value);
        }}
      />
      <Slot>
        {error && (
          <Note id={`${id}-error`}>
            <Mark name="error" />
            <span>{error}</span>
          </Note>
        )}
        {shownHint && (
          <Note id={`${id}-hint`} error={false}>
            {shownHint}
          </Note>
        )}
        {fix}
      </Slot>
    </FormControl>
  );
}
