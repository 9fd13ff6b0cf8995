import type { Components, Theme } from '@mui/material/styles';
import { fieldBorder, focusRing } from '../borders';

/** Styles of a form's controls, and of the dialog that shows its result. */
export const forms: Components<Theme> = {
  /** A field's label, above its control. */
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        marginBottom: theme.spacing(0.5),
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },

  /** An input or textarea; one with an error has a bar at its left edge. */
  MuiOutlinedInput: {
    // MUI would insert its global styles for autofill into the document at run time.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: '100%',
        minHeight: 48, // `site.height.field`
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
        minHeight: 45, // the height above without both borders (`HAIRLINE`)
        // Keeps the label above the control in view when the browser scrolls to the focused control.
        scrollMarginTop: '2.5rem',
        // Keeps two lines of error below it in view, which a phone's keyboard would cover otherwise.
        scrollMarginBottom: '4rem',
        padding: theme.spacing(1.25, 1.75),
        lineHeight: 1.4,
        '&:focus-visible': { outline: 'none' },
        // Undoes MUI's colours for autofilled controls, so that they have the browser's.
        '&:-webkit-autofill': {
          boxShadow: 'none',
          WebkitTextFillColor: 'initial',
          caretColor: 'auto',
        },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
      // MUI draws the border as a <fieldset> with a gap for a label in it. Here the label stands
      // above the control, and the root has the border.
      notchedOutline: { display: 'none' },
    },
  },

  /** Hint, error or counter below a control. */
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

  /**
   * The buttons of the purposes: three in a row down to 320 px, stacked where visitors enlarge text.
   */
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
        gap: theme.spacing(1),
      }),
    },
  },

  /** One of these buttons; forms/fields/PurposeField.tsx adds its colour. */
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
        // MUI joins the buttons of a group: it removes the borders and corners between them.
        '&.MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: fieldBorder(theme),
          borderRadius: theme.site.radius.button,
        },
      }),
    },
  },

  /** The dialog of a result: a ticket with a row of half holes along its upper and lower edge. */
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
