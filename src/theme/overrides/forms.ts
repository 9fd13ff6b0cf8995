import type { Components, Theme } from '@mui/material/styles';
import { fieldBorder, focusRing } from '../borders';

/** A form's parts, and the dialog that answers it. */
export const forms: Components<Theme> = {
  /** A field's visible name, above its control. */
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        marginBottom: theme.spacing(0.5),
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },

  /** A control: paper, ink border, a margin bar where something is wrong. */
  MuiOutlinedInput: {
    // The styles that watch the browser's own filling in would be written at run time.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: '100%',
        minHeight: 48,
        padding: 0,
        border: fieldBorder(theme),
        borderRadius: theme.shape.borderRadius,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-error': {
          borderColor: theme.vars.palette.error.main,
          boxShadow: `inset 4px 0 0 ${theme.vars.palette.error.main}`,
        },
        '&.Mui-focused': { ...focusRing(theme), outlineOffset: 1 },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 45,
        // Where the focus brings it into view, its name above comes too.
        scrollMarginTop: '2.5rem',
        // So do two lines of its error, which a phone's keyboard would cover.
        scrollMarginBottom: '4rem',
        padding: theme.spacing(1.25, 1.75),
        lineHeight: 1.4,
        '&:focus-visible': { outline: 'none' },
        // What the browser fills in looks as the browser likes.
        '&:-webkit-autofill': {
          borderRadius: 0,
          boxShadow: 'none',
          WebkitTextFillColor: 'initial',
          caretColor: 'auto',
        },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
      // It leaves a gap for a label on the border; ours stands above, and the border is the root's.
      notchedOutline: { display: 'none' },
    },
  },

  /** Hint, error or counter under a control. */
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: theme.spacing(0.75),
        margin: 0,
        fontSize: '0.875rem',
        lineHeight: 1.35,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
        '& svg': { marginTop: '0.1em' },
      }),
    },
  },

  /** A choice of few as buttons: three beside each other down to 320 px, stacked where text is enlarged. */
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
        gap: theme.spacing(1),
      }),
    },
  },

  /** One of them; its ink comes from where it is used. */
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: theme.site.height.field,
        padding: theme.spacing(0.75, 0.5),
        '&, &:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
        [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
        // MUI joins the buttons of a group at their sides.
        '&.MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: fieldBorder(theme),
          borderRadius: theme.site.radius.button,
        },
      }),
    },
  },

  /** A ticket: paper with a row of half holes along its upper and lower edge. */
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        width: 'calc(100% - 32px)',
        maxWidth: 480,
        margin: theme.spacing(2),
        padding: theme.spacing(4.5, 3, 4),
        borderRadius: 0,
        backgroundColor: theme.vars.palette.background.paper,
        backgroundImage: 'none',
        color: theme.vars.palette.text.primary,
        mask: [
          'radial-gradient(circle 5px at 8px 0, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
          'radial-gradient(circle 5px at 8px 100%, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
        ].join(' intersect, '),
        [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 5, 4.5) },
        '@media print': { mask: 'none', border: '1px solid currentcolor' },
      }),
    },
  },
};
