import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ClipboardEventHandler, KeyboardEvent, ReactNode } from 'react';
import { enterKeyHintOf, labelOf, maxLengthOf, type FieldDefinition } from './definitions';
import { FormIcon } from './FormIcon';

/** Props that each kind of field gets from its form. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly definition: FieldDefinition;
  readonly value: string;
  readonly error: string | undefined;
  /** Whether the field has lost the focus at least once. */
  readonly touched: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Props of `Field`, for the kinds of field that are built on it. */
export interface TextFieldProps extends FieldProps {
  /** Rows of a `<textarea>`; if not given, the field is an `<input>`. */
  readonly rows?: number;
  /** Shown below the control while there is no error; the definition's hint if not given. */
  readonly hint?: string;
  /** Shown at the end of the same line, beside a hint or an error. */
  readonly counter?: ReactNode;
  /** Called before `onChange` with the `inputType` of the event, for example «insertFromPaste». */
  readonly onInputType?: (type: string | undefined) => void;
  readonly onPaste?: ClipboardEventHandler;
}

// Below the control, so that a note or button that appears moves only what is below (R-FORM-24).
const FieldFooter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.5, 0, 1),
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
}));

const Counter = styled(FormHelperText)({ gridColumn: 2, fontVariantNumeric: 'tabular-nums' });

/**
 * Returns the field's error texts as data attributes. Before hydration the browser validates, and
 * the entry script (src/boot/beforeHydration/handleEvents.ts) replaces the browser's messages with
 * these texts.
 */
const validationAttributes = ({ required, texts }: FieldDefinition) => ({
  'data-missing': required ? texts.missing : undefined,
  'data-invalid': texts.invalid,
});

/**
 * Calls back at once, or after the click if the visitor is pressing an element. A press on a button
 * blurs the field; a correction that the blur shows would move that button away before the click.
 */
function afterPointerUp(callback: () => void): void {
  if (!document.querySelector(':active')) return callback();
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/**
 * On a touch screen, moves the focus to the next field if the Enter key is labelled «next»
 * (R-FORM-25). Chrome on Android does so without this handler; Safari would submit the form.
 */
function goToNextField(event: KeyboardEvent): void {
  const field = event.target as HTMLInputElement;
  const isNext = event.key === 'Enter' && field.getAttribute('enterkeyhint') === 'next';
  if (!isNext || event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...field.form!.querySelectorAll<HTMLElement>('[enterkeyhint]')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Renders a labelled input or textarea with its hint or error, counter and correction. */
export function Field({ id, name, definition, error, counter, rows, ...field }: TextFieldProps) {
  const { attributes, required, texts } = definition;
  const note = error ?? field.hint ?? texts.hint;
  const noteId = `${id}-${error ? 'error' : 'hint'}`;
  const describedBy = [note && noteId, counter && `${id}-cuenta`].filter(Boolean).join(' ');
  const correction = definition.suggestCorrection?.(field.value, field.touched, error);
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
            ...validationAttributes(definition),
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
      <FieldFooter>
        {note && (
          <FormHelperText id={noteId}>
            {error && <FormIcon name="error" />}
            <span>{note}</span>
          </FormHelperText>
        )}
        {counter && (
          <Counter id={`${id}-cuenta`} error={false} data-requires-script>
            {counter}
          </Counter>
        )}
        {correction && (
          <Button
            variant="text"
            onClick={() => {
              field.onChange(correction.value);
              // This button disappears with the correction, and the focus would be lost with it.
              document.getElementById(id)?.focus();
            }}
          >
            <span>{correction.label}</span>
          </Button>
        )}
      </FieldFooter>
    </FormControl>
  );
}
