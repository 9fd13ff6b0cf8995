import FormControl from '@mui/material/FormControl';
import type { ClipboardEventHandler, ReactNode } from 'react';
import { fieldWords } from '../content/forms';
import { Box, Count, Label, Note, Slot } from './fieldParts';
import { fieldTraits } from './fields';
import { Mark } from './Mark';
import type { FieldBinding } from './useLeadForm';

/** A text field's name. */
export type TextFieldName = keyof typeof fieldTraits;

/** One field: its binding, and what its kind adds. */
export interface FieldProps extends FieldBinding<TextFieldName> {
  /** Lines of a textarea; without it the field is an input. */
  readonly rows?: number;
  /** Stands under the field where no error does. */
  readonly hint?: string;
  /** Stands at the end of that line, error or not. */
  readonly counter?: ReactNode;
  /** One-tap correction, beside the error or alone. */
  readonly fix?: ReactNode;
  /** Says how `onChange` came about: «insertFromPaste» and the like. */
  readonly onInputType?: (type: string | undefined) => void;
  readonly onPaste?: ClipboardEventHandler;
}

/** A labelled control that owns its id, hint and error, and the room that they take. */
export function Field({ id, name, error, hint, counter, fix, rows, ...field }: FieldProps) {
  const { required, ...traits } = fieldTraits[name];
  const words = fieldWords[name];
  const note = error ? 'error' : 'hint';
  const describedBy = [(error || hint) && `${id}-${note}`, counter && `${id}-cuenta`];
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <Label htmlFor={id}>{words.label}</Label>
      <Box
        id={id}
        name={name}
        value={field.value}
        readOnly={field.readOnly}
        disableInjectingGlobalStyles
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
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
        {(error || hint) && (
          <Note id={`${id}-${note}`}>
            {error && <Mark name="error" />}
            <span>{error || hint}</span>
          </Note>
        )}
        {counter && (
          <Count id={`${id}-cuenta`} error={false} data-only="app">
            {counter}
          </Count>
        )}
        {fix}
      </Slot>
    </FormControl>
  );
}
