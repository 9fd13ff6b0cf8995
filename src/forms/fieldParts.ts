import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** Visible name above the control. */
export const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(0.5),
  fontWeight: 600,
  '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
}));

/** The control: paper, ink border, a margin bar where something is wrong. */
export const Box = styled(InputBase)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: `1.5px solid ${theme.vars.palette.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&.Mui-error': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.error.main}`,
  },
  '&.Mui-focused': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 45,
    padding: theme.spacing(1.25, 1.75),
    lineHeight: 1.4,
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));

/** Room for two lines of small text, or one correction: what comes and goes there moves nothing. */
export const Slot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  minHeight: 50,
  paddingTop: theme.spacing(0.5),
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
}));

/** Hint or error. */
export const Note = styled(FormHelperText)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& svg': { marginTop: '0.1em' },
}));

/** Counter, at the end of the line. */
export const Count = styled(Note)({ gridColumn: 2, fontVariantNumeric: 'tabular-nums' });
