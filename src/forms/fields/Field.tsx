import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import {
  memo,
  useState,
  type ChangeEventHandler,
  type ComponentType,
  type FocusEventHandler,
  type InputHTMLAttributes,
} from 'react';
import { RichText } from '../../components/RichText';
import type { FieldTexts } from '../../content/forms';
import { counterIdOf } from '../elementIds';
import { DEFAULT_MAX_LENGTH } from '../schemas';
import { FormIcon } from './FormIcon';
import { labelOf } from './labels';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field gets from its form's state (useMessageForm.tsx). */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: ChangeEventHandler<Control>;
  /** These two read the control as `onChange` does: a password manager may have filled it in without an event. */
  readonly onFocus: FocusEventHandler<Control>;
  readonly onBlur: FocusEventHandler<Control>;
}

interface FieldProps extends FieldState {
  readonly texts: FieldTexts;
  readonly isOptional?: boolean;
  readonly attributes?: Readonly<InputHTMLAttributes<HTMLInputElement>>;
  /** Rows of a `<textarea>`; if not given, the field is an `<input>`. */
  readonly rows?: number;
  /** Maximum length of the value, in UTF-16 units. */
  readonly maxLength?: number;
  /** Renders the hint below the control; if not given, the texts' hint, if any, is shown. */
  readonly Hint?: ComponentType<{ readonly value: string; readonly typed: string }>;
  /** Renders a counter to the right of hint or error. */
  readonly Counter?: ComponentType<{ readonly fieldId: string; readonly value: string }>;
}

// Hint or error, and counter, are below the control, so that an error that appears does not move the control (R-FORM-24).
const FieldFooter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.5, 0, 1),
}));

/**
 * Renders an `<input>` or `<textarea>` with its label, hint or error, and counter.
 *
 * Memoized, because React writes `value` into the control at each render of the control, and would erase what a password
 * manager has filled in without an event (R-LEAD-09, https://github.com/react/react/issues/1159). So all props are
 * primitives, constants of modules, or Formik's handlers, and what changes by itself is a component within this one.
 */
export const Field = memo(function Field({
  error,
  texts,
  isOptional = false,
  attributes,
  rows,
  maxLength = DEFAULT_MAX_LENGTH,
  Hint,
  Counter,
  ...state
}: FieldProps) {
  const { id, value } = state;
  const [isTyped, setIsTyped] = useState(false);
  const hint = Hint ? (
    <Hint value={value} typed={isTyped ? value : ''} />
  ) : (
    texts.hint && <RichText text={texts.hint} />
  );
  const noteId = `${id}-nota`;
  const describedBy = [(error || hint) && noteId, Counter && counterIdOf(id)].filter(Boolean);
  return (
    <FormControl error={Boolean(error)} fullWidth onInput={() => setIsTyped(true)}>
      <FormLabel htmlFor={id}>{labelOf(texts, isOptional)}</FormLabel>
      <InputBase
        {...state}
        aria-describedby={describedBy.join(' ') || undefined}
        inputComponent={rows ? 'textarea' : 'input'}
        rows={rows}
        placeholder={texts.placeholder}
        slotProps={{
          // With `type` MUI gives a textarea no invalid attribute `type="text"`.
          input: { ...attributes, type: attributes?.type, maxLength, required: !isOptional },
        }}
      />
      <FieldFooter>
        {(error || hint) && (
          <FormHelperText id={noteId}>
            {error ? (
              <>
                <FormIcon name="error" />
                <span>{error}</span>
              </>
            ) : (
              <span>{hint}</span>
            )}
          </FormHelperText>
        )}
        {Counter && <Counter fieldId={id} value={value} />}
      </FieldFooter>
    </FormControl>
  );
});
