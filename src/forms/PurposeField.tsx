import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled, type Theme } from '@mui/material/styles';
import { fieldWords, formWords } from '../content/forms';
import { useHydrated } from './browserState';
import { Mark } from './Mark';
import type { FieldBinding } from './useLeadForm';

type Purpose = (typeof formWords.purposes)[number];

const inks: Record<Purpose, 'trabajo' | 'estudios' | 'turismo'> = {
  Trabajo: 'trabajo',
  Estudio: 'estudios',
  Turismo: 'turismo',
};

const caption = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(0.75),
  fontWeight: 600,
});

const Caption = styled('p')(caption);
const Legend = styled('legend')(caption, { padding: 0 });

const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  // Three beside each other down to 320 px; one under the other where the text is enlarged.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
  gap: theme.spacing(1),
}));

const Stamp = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'ink' })<{
  ink: (typeof inks)[Purpose];
}>(({ theme, ink }) => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: theme.spacing(0.75, 0.5),
  '& svg': { position: 'absolute', top: 3, right: 3, width: 14, height: 14, strokeWidth: 3 },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
  '&.MuiToggleButtonGroup-grouped': {
    margin: 0,
    border: `1.5px solid ${theme.vars.palette.fieldBorder}`,
    borderRadius: theme.shape.borderRadius,
  },
  '&, &:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:hover, &.Mui-selected': { borderColor: theme.vars.palette[ink] },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette[ink],
  },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Fallback = styled('fieldset')(({ theme }) => ({
  border: 0,
  '& label': {
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: 44,
  },
}));

const Space = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));

/** The visa's purpose: none or one of three; a second press takes it back. */
export function PurposeField({
  id,
  name,
  value,
  readOnly,
  onChange,
}: FieldBinding<'opcionSeleccionada'>) {
  const hydrated = useHydrated();
  const label = fieldWords.opcionSeleccionada.label;
  return (
    <Space>
      <div data-only="app">
        <Caption id={`${id}-nombre`}>{label}</Caption>
        <Group
          exclusive
          aria-labelledby={`${id}-nombre`}
          value={value || null}
          onChange={(_event, chosen: Purpose | null) => readOnly || onChange(chosen ?? '')}
        >
          {formWords.purposes.map((purpose) => (
            <Stamp key={purpose} value={purpose} ink={inks[purpose]} tabIndex={0} disableRipple>
              {value === purpose && <Mark name="tick" />}
              {purpose}
            </Stamp>
          ))}
        </Group>
      </div>
      {!hydrated && (
        <Fallback data-only="no-app">
          <Legend>{label}</Legend>
          {[...formWords.purposes, ''].map((purpose) => (
            <label key={purpose}>
              <input type="radio" name={name} value={purpose} defaultChecked={purpose === ''} />
              {purpose || formWords.noPurpose}
            </label>
          ))}
        </Fallback>
      )}
    </Space>
  );
}
