import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ClipboardEventHandler, KeyboardEvent, ReactNode } from 'react';
import { enterKeyHintOf, labelOf, maxLengthOf, type FieldDefinition } from './definitions';
import { Icon } from './Icon';

/** What a field gets from its form. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly definition: FieldDefinition;
  readonly value: string;
  readonly error: string | undefined;
  /** Whether the visitor has left the field once. */
  readonly visited: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** What a kind of text field may add. */
export interface TextFieldProps extends FieldProps {
  /** Lines of a textarea; without it the field is an input. */
  readonly rows?: number;
  /** Stands under the field where no error does; the field's own words if not given. */
  readonly hint?: string;
  /** Stands at the end of that line, error or not. */
  readonly counter?: ReactNode;
  /** Says how `onChange` came about: «insertFromPaste» and the like. */
  readonly onInputType?: (type: string | undefined) => void;
  readonly onPaste?: ClipboardEventHandler;
}

// What comes and goes here moves only what is below the field that is being filled in.
const Slot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.5, 0, 1),
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
}));

const Count = styled(FormHelperText)({ gridColumn: 2, fontVariantNumeric: 'tabular-nums' });

/** What the browser says of the field while it judges by itself (src/boot/beforeHydration/handleEvents.ts). */
const validationTexts = ({ required, texts }: FieldDefinition) => ({
  'data-missing': required ? texts.missing : undefined,
  'data-invalid': texts.invalid,
});

/**
 * Waits for the end of a press that is under way: what comes up below a field as it is left would move
 * a button away under the finger.
 */
function afterPointerUp(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  addEventListener('mouseup', () => setTimeout(act), { once: true });
}

/**
 * On a phone, moves the focus to the next field where the Enter key says «next»: Chrome on Android does so
 * by itself, Safari would submit the form.
 */
function goToNextField(event: KeyboardEvent): void {
  const field = event.target as HTMLInputElement;
  const isNext = event.key === 'Enter' && field.getAttribute('enterkeyhint') === 'next';
  if (!isNext || event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...field.form!.querySelectorAll<HTMLElement>('[enterkeyhint]')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** A labelled control that owns its id, hint, error and correction, and the room that they take. */
export function Field({ id, name, definition, error, counter, rows, ...field }: TextFieldProps) {
  const { attributes, required, texts } = definition;
  const note = error ?? field.hint ?? texts.hint;
  const noteId = `${id}-${error ? 'error' : 'hint'}`;
  const describedBy = [note && noteId, counter && `${id}-cuenta`].filter(Boolean).join(' ');
  const correction = definition.correct?.(field.value, field.visited, error);
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel htmlFor={id}>{labelOf(definition)}</FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        value={field.value}
        readOnly={field.readOnly}
        aria-describedby={describedBy || undefined}
        inputComponent={rows ? 'textarea' : 'input'}
        rows={rows}
        placeholder={texts.placeholder}
        slotProps={{
          input: {
            ...attributes,
            ...validationTexts(definition),
            type: attributes?.type,
            maxLength: maxLengthOf(definition),
            enterKeyHint: enterKeyHintOf(definition),
            required,
          },
        }}
        onBlur={() => afterPointerUp(field.onBlur)}
        onPaste={field.onPaste}
        onKeyDown={goToNextField}
        onChange={(event) => {
          field.onInputType?.((event.nativeEvent as InputEvent).inputType);
          field.onChange(event.target.value);
        }}
      />
      <Slot>
        {note && (
          <FormHelperText id={noteId}>
            {error && <Icon name="error" />}
            <span>{note}</span>
          </FormHelperText>
        )}
        {counter && (
          <Count id={`${id}-cuenta`} error={false} data-requires-script>
            {counter}
          </Count>
        )}
        {correction && (
          <Button
            variant="text"
            onClick={() => {
              field.onChange(correction.value);
              // The button goes away.
              document.getElementById(id)?.focus();
            }}
          >
            <span>{correction.label}</span>
          </Button>
        )}
      </Slot>
    </FormControl>
  );
}
