import { styled, type Theme } from '@mui/material/styles';

/** Row of fields: one under the other, two beside each other from 600 px. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const quiet = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body2,
  minWidth: 44,
  minHeight: 44,
  padding: theme.spacing(0.5, 0),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textAlign: 'start' as const,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere' as const,
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
});

/** Button that looks like underlined words: repairs a value, clears a draft. */
export const QuietButton = styled('button')(quiet);

/** A link of the same looks. */
export const QuietLink = styled('a')(quiet, { display: 'inline-flex', alignItems: 'center' });

const strong = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.25),
  minHeight: 52,
  padding: theme.spacing(1, 3.5),
  border: '2px solid transparent',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  cursor: 'pointer',
  transition: `transform ${theme.site.duration.quick}ms ${theme.site.easing}`,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&:active': { transform: 'translateY(1px)' },
  '&[aria-disabled="true"]': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    cursor: 'progress',
    transform: 'none',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

/** The one strong button of a place. */
export const StrongButton = styled('button')(strong);

/** A link of the same looks. */
export const StrongLink = styled('a')(strong, { textDecoration: 'none' });

/** The button beside a strong one: the same shape, drawn and not filled. */
export const PlainButton = styled('button')(strong, ({ theme }) => ({
  '&, &:hover': {
    borderColor: 'currentcolor',
    backgroundColor: 'transparent',
    color: theme.vars.palette.primary.main,
  },
}));
