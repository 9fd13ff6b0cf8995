import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled, type Theme } from '@mui/material/styles';
import { formWords } from '../../content/forms';
import { labelOf } from './definitions';
import type { FieldProps } from './Field';
import { Mark } from './Mark';
import { useHydrated } from './useHydrated';

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

const Stamp = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'ink' })<{
  ink: (typeof inks)[Purpose];
}>(({ theme, ink }) => ({
  '& svg': { position: 'absolute', top: 3, right: 3, width: 14, height: 14, strokeWidth: 3 },
  '&:hover, &.Mui-selected': { borderColor: theme.vars.palette[ink] },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette[ink],
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

/** The visa's purpose: none or one of three; a second press takes it back (R-FORM-06). */
export function PurposeField({ id, name, definition, value, readOnly, onChange }: FieldProps) {
  const hydrated = useHydrated();
  const label = labelOf(definition);
  return (
    <Space>
      <div data-only="app">
        <Caption id={`${id}-nombre`}>{label}</Caption>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={`${id}-nombre`}
          value={value || null}
          onChange={(_event, chosen: Purpose | null) => readOnly || onChange(chosen ?? '')}
        >
          {formWords.purposes.map((purpose) => (
            <Stamp key={purpose} value={purpose} ink={inks[purpose]} tabIndex={0}>
              {value === purpose && <Mark name="tick" />}
              {purpose}
            </Stamp>
          ))}
        </ToggleButtonGroup>
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
