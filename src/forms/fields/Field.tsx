import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { FocusEventHandler, KeyboardEvent, ReactNode, RefCallback } from 'react';
import { RichText } from '../../components/RichText';
import {
  cleanValue,
  counterIdOf,
  enterKeyHintOf,
  labelOf,
  maxLengthOf,
  type FieldDefinition,
} from './definitions';
import { FormIcon } from './FormIcon';

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly definition: FieldDefinition;
  /** Formik's copy of what the field's element contains. React never sets the element's value. */
  readonly value: string;
  readonly error: string | undefined;
  /** Whether the field has lost the focus or the form has been submitted (Formik's `touched`). */
  readonly touched: boolean;
  readonly readOnly: boolean;
  /** Takes a new value, and writes it into the field's element if it is not there. */
  readonly onChange: (value: string) => void;
  /** Takes a correction that the visitor has accepted, focuses the field, and scrolls it into view. */
  readonly onCorrect: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: FocusEventHandler;
}

interface TextFieldProps extends FieldProps {
  /** Rows of a `<textarea>`; if not given, the field is an `<input>`. */
  readonly rows?: number;
  /** Shown below the control while the field has no error; if not given, the definition's hint. */
  readonly hint?: string;
  /** Shown to the right of the hint or error; false before it counts: its element then is empty, and its styles are there. */
  readonly counter?: ReactNode;
  /** Ref of the control. */
  readonly inputRef?: RefCallback<HTMLTextAreaElement>;
}

// Contains hint or error, counter and correction. The footer is below the control, so that an error
// or a button that appears does not move the control (R-FORM-24).
const FieldFooter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.5, 0, 1),
}));

const Correction = styled('div')({ gridColumn: '1 / -1' });

const Counter = styled(FormHelperText)({ gridColumn: 2, fontVariantNumeric: 'tabular-nums' });

/**
 * On a touch screen, an Enter key labelled «next» moves the focus to the next field (R-FORM-25).
 * Chrome on Android does so without this handler; Safari on iOS would submit the form.
 */
function goToNextField(event: KeyboardEvent): void {
  const field = event.target as HTMLInputElement;
  const isNext = event.key === 'Enter' && field.getAttribute('enterkeyhint') === 'next';
  if (!isNext || event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...field.form!.querySelectorAll<HTMLElement>('[enterkeyhint]')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Renders an `<input>` or `<textarea>` with its label, hint or error, counter and correction. */
export function Field({ id, name, definition, error, counter, rows, ...field }: TextFieldProps) {
  const { attributes, isOptional, texts, correction } = definition;
  const note = error ?? field.hint ?? texts.hint;
  const noteId = `${id}-${error ? 'error' : 'hint'}`;
  const counterId = counterIdOf(id);
  const describedBy = [note && noteId, counter && counterId].filter(Boolean).join(' ');
  const corrected = correction?.suggest(cleanValue(definition, field.value), field.touched, error);
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel htmlFor={id}>{labelOf(definition)}</FormLabel>
      <InputBase
        id={id}
        name={name}
        readOnly={field.readOnly}
        aria-describedby={describedBy || undefined}
        inputComponent={rows ? 'textarea' : 'input'}
        rows={rows}
        placeholder={texts.placeholder}
        slotProps={{
          input: {
            ...attributes,
            // Without this line MUI would give a textarea the invalid attribute `type="text"`.
            type: attributes?.type,
            maxLength: maxLengthOf(definition),
            enterKeyHint: enterKeyHintOf(definition),
            required: !isOptional,
          },
        }}
        inputRef={field.inputRef}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        onKeyDown={goToNextField}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <FieldFooter>
        {note && (
          <FormHelperText id={noteId}>
            {error && <FormIcon name="error" />}
            {/* The key makes React replace the element: a translator has moved the texts in it. */}
            <span key={error ?? field.hint}>
              <RichText text={note} />
            </span>
          </FormHelperText>
        )}
        {counter !== undefined && (
          <Counter id={counterId} error={false}>
            {counter}
          </Counter>
        )}
        {correction && (
          <Correction role="status">
            {corrected && (
              <Button variant="text" onClick={() => field.onCorrect(corrected)}>
                <span>{correction.label(corrected)}</span>
              </Button>
            )}
          </Correction>
        )}
      </FieldFooter>
    </FormControl>
  );
}
