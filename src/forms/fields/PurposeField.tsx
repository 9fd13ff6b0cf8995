import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { fieldTexts, formTexts } from '../../content/forms';
import { purposesInForm, purposeTexts } from '../../content/purposes';
import { fieldBox, ifHover } from '../../theme/mixins';
import { purposeAttribute } from '../../theme/palette';
import type { FieldState } from './Field';
import { FormIcon } from './FormIcon';
import { labelOf } from './labels';

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginBottom: theme.spacing(0.75),
}));

// The styles depend on `aria-pressed` and not on MUI's class `Mui-selected`, because the entry
// script sets only the attribute before hydration.
const PurposeButton = styled(ToggleButton)(({ theme }) => ({
  '& svg': { display: 'none', position: 'absolute', top: 2, right: 2, fontSize: '1rem' },
  [ifHover]: { '&&:hover': { borderColor: 'var(--purpose)' } },
  '&&[aria-pressed="true"]': {
    borderColor: 'var(--purpose)',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: 'var(--purpose)',
    '& svg': { display: 'block' },
  },
}));

const Select = styled('select')(({ theme }) => ({
  display: 'none',
  ...fieldBox(theme),
  width: '100%',
  padding: theme.spacing(1, 1.5),
  color: 'inherit',
  font: 'inherit',
  '@media (scripting: none)': { display: 'block' },
}));

const Wrapper = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

interface PurposeFieldProps extends FieldState {
  /** Takes the chosen purpose; the empty text if none is chosen. */
  readonly onSelect: (name: string, value: string) => void;
}

/**
 * Renders a button for each of the visa's purposes; a press on the selected button clears the choice (R-FORM-28). A form's data
 * do not contain toggle buttons, so a hidden `<select>` has the value: the browser posts this value, and React reads it as it
 * reads the other fields. Before hydration the entry script sets the `<select>` (src/entry/earlyPresses.ts).
 * If scripts are disabled, browsers that support `@media (scripting: none)` show the `<select>` instead of the buttons.
 */
export function PurposeField({ id, name, value, readOnly, onSelect, onChange }: PurposeFieldProps) {
  const labelId = `${id}-nombre`;
  return (
    <Wrapper>
      <Caption id={labelId}>{labelOf(fieldTexts.opcionSeleccionada, true)}</Caption>
      <ToggleButtonGroup
        exclusive
        data-requires-script
        aria-labelledby={labelId}
        value={value || null}
        onChange={(_event, pressed: string | null) => {
          if (!readOnly) onSelect(name, pressed ?? '');
        }}
      >
        {purposesInForm.map((purpose) => (
          <PurposeButton
            key={purpose}
            id={`${id}-${purposeTexts[purpose].option.toLowerCase()}`}
            value={purposeTexts[purpose].option}
            {...purposeAttribute(purpose)}
            // MUI would prerender -1: before hydration the Tab key would reach none of the buttons.
            tabIndex={0}
            // Before hydration the entry script changes aria-pressed.
            suppressHydrationWarning
          >
            <FormIcon name="tick" />
            {purposeTexts[purpose].option}
          </PurposeButton>
        ))}
      </ToggleButtonGroup>
      <Select id={id} name={name} aria-labelledby={labelId} value={value} onChange={onChange}>
        <option value="">{formTexts.noPurpose}</option>
        {formTexts.purposes.map((purpose) => (
          // Without `value` the browser would send the option's text, which a page translator may
          // have changed.
          <option key={purpose} value={purpose}>
            {purpose}
          </option>
        ))}
      </Select>
    </Wrapper>
  );
}
