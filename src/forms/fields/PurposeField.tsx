import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { formTexts } from '../../content/forms';
import { fieldBorder } from '../../theme/borders';
import { labelOf } from './definitions';
import type { FieldProps } from './Field';
import { FormIcon } from './FormIcon';

/** A visa's purpose, as the request contains it. */
type Purpose = (typeof formTexts.purposes)[number];

/** Name of each purpose's colour in the palette. */
const inks = {
  Trabajo: 'trabajo',
  Estudio: 'estudios',
  Turismo: 'turismo',
} as const satisfies Record<Purpose, string>;

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginBottom: theme.spacing(0.75),
}));

// Selects by `aria-pressed` and not by MUI's class, because the entry script sets only the
// attribute.
const PurposeButton = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'ink' })<{
  ink: (typeof inks)[Purpose];
}>(({ theme, ink }) => ({
  '& svg': { display: 'none', position: 'absolute', top: 3, right: 3, width: 14, height: 14 },
  '&&:hover': { borderColor: theme.vars.palette[ink] },
  '&&[aria-pressed="true"]': {
    borderColor: theme.vars.palette[ink],
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette[ink],
    '& svg': { display: 'block', strokeWidth: 3 },
  },
}));

/** The native control, whose value the buttons set; shown only where scripts are disabled. */
const Select = styled('select')(({ theme }) => ({
  display: 'none',
  width: '100%',
  minHeight: theme.site.height.field,
  padding: theme.spacing(1, 1.5),
  border: fieldBorder(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  '@media (scripting: none)': { display: 'block' },
}));

const Wrapper = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

/**
 * Renders the choice of the visa's purpose: none or one of three; a second press clears it
 * (R-FORM-06). React, and before hydration the entry script
 * (src/boot/beforeHydration/handleEvents.ts), sets a hidden `<select>` when a button is pressed.
 * Where scripts are disabled, the `<select>` replaces the buttons.
 */
export function PurposeField({ id, name, definition, value, onChange }: FieldProps) {
  const labelId = `${id}-nombre`;
  return (
    <Wrapper>
      <Caption id={labelId}>{labelOf(definition)}</Caption>
      <ToggleButtonGroup
        exclusive
        data-requires-script
        aria-labelledby={labelId}
        value={value || null}
        onChange={(_event, pressed: Purpose | null) => onChange(pressed ?? '')}
      >
        {formTexts.purposes.map((purpose) => (
          <PurposeButton
            key={purpose}
            id={`${id}-${purpose.toLowerCase()}`}
            value={purpose}
            ink={inks[purpose]}
            tabIndex={0}
          >
            <FormIcon name="tick" />
            {purpose}
          </PurposeButton>
        ))}
      </ToggleButtonGroup>
      <Select
        id={id}
        name={name}
        aria-labelledby={labelId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{formTexts.noPurpose}</option>
        {formTexts.purposes.map((purpose) => (
          // Without `value` the browser would send the option's text, which a page translator
          // changes.
          <option key={purpose} value={purpose}>
            {purpose}
          </option>
        ))}
      </Select>
    </Wrapper>
  );
}
