import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { formTexts } from '../../content/forms';
import { fieldBorder } from '../../theme/borders';
import { labelOf } from './definitions';
import type { FieldProps } from './Field';
import { Icon } from './Icon';

/** A visa's purpose, as the form sends it. */
type Purpose = (typeof formTexts.purposes)[number];

/** The palette's colour of each purpose. */
const inks = {
  Trabajo: 'trabajo',
  Estudio: 'estudios',
  Turismo: 'turismo',
} as const satisfies Record<Purpose, string>;

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginBottom: theme.spacing(0.75),
}));

// The attribute and not MUI's class, because the entry script presses buttons before hydration.
const Stamp = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'ink' })<{
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

/** The form's control: hidden where scripts run, and set by the buttons. */
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

const Space = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

/**
 * The visa's purpose: none or one of three; a second press takes it back (R-FORM-06). The buttons set a
 * hidden select: React does, and before hydration the entry script (src/boot/beforeHydration/handleEvents.ts). Without
 * scripts the select is shown in their place.
 */
export function PurposeField({ id, name, definition, value, onChange }: FieldProps) {
  const labelId = `${id}-nombre`;
  return (
    <Space>
      <Caption id={labelId}>{labelOf(definition)}</Caption>
      <ToggleButtonGroup
        exclusive
        data-requires-script
        aria-labelledby={labelId}
        value={value || null}
        onChange={(_event, pressed: Purpose | null) => onChange(pressed ?? '')}
      >
        {formTexts.purposes.map((purpose) => (
          <Stamp
            key={purpose}
            id={`${id}-${purpose.toLowerCase()}`}
            value={purpose}
            ink={inks[purpose]}
            tabIndex={0}
          >
            <Icon name="tick" />
            {purpose}
          </Stamp>
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
          // Without a value the option's text is sent, which a translator changes.
          <option key={purpose} value={purpose}>
            {purpose}
          </option>
        ))}
      </Select>
    </Space>
  );
}
