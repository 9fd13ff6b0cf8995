import type { Components, Theme } from '@mui/material/styles';
import { fieldBorder, fieldBox, focusRing, HAIRLINE, ifHover } from './mixins';

/** Styles of form controls, and of the dialog with the result of a submitted form. */
export const formComponents: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        marginBottom: theme.spacing(0.5),
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },

  /**
   * The control of a field. Not MUI's OutlinedInput, which draws its border as a `<fieldset>` with a gap for a floating
   * label: here the label is above the control.
   */
  MuiInputBase: {
    // MUI detects autofill by global keyframes, to move a floating label. The labels here do not
    // float, so the document does without these keyframes.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...fieldBox(theme),
        [ifHover]: { '&:hover': { borderColor: theme.vars.palette.text.secondary } },
        '&.Mui-error': {
          borderColor: theme.vars.palette.error.main,
          boxShadow: `inset 4px 0 0 ${theme.vars.palette.error.main}`,
        },
        '&.Mui-focused': { ...focusRing(theme), outlineOffset: 1 },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        // The minimum height of the root without its borders above and below: 48 px − 2 × 1.5 px.
        minHeight: theme.measures.height.field - 2 * HAIRLINE,
        // Keeps the label above the control in view when the browser scrolls to the focused control.
        scrollMarginTop: '2.5rem',
        // Keeps an error of two lines, below the control, in view above a phone's keyboard.
        scrollMarginBottom: '4rem',
        padding: theme.spacing(1.25, 1.75),
        lineHeight: 1.4,
        // The message grows with its text where the browser can, from three lines; elsewhere it scrolls.
        'textarea&': {
          fieldSizing: 'content',
          // A word that is wider than the field must not widen the page.
          overflowWrap: 'anywhere',
          minHeight: `calc(3 * 1.4em + ${theme.spacing(2.5)})`,
        },
        '&:focus-visible': { outline: 'none' },
        // Covers the browser's own background, which no other property may change.
        '&:-webkit-autofill': {
          borderRadius: 'inherit',
          boxShadow: theme.vars.palette.Input.autofillWebkitBoxShadow,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },

  /** Hint, error or counter below a control. */
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: theme.spacing(0.75),
        margin: 0,
        overflowWrap: 'anywhere',
        '&.Mui-error': { fontWeight: 600 },
        '& > span': { minWidth: 0 },
        '& svg': { flexShrink: 0, marginTop: '0.1em' },
      }),
    },
  },

  /**
   * The buttons for the visa's purpose. They wrap if the row is too narrow, for example with
   * enlarged text.
   */
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(1),
      }),
    },
  },

  /** A button for a purpose; forms/fields/PurposeField.tsx adds the purpose's colour. */
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        flex: '1 1 4.5rem',
        // The button is at least as wide as its longest word: otherwise enlarged letters would break the word, and not
        // the row.
        overflowWrap: 'normal',
        minHeight: theme.measures.height.field,
        padding: theme.spacing(0.75, 0.5),
        '&, &:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
        [theme.breakpoints.down('sm')]: { fontSize: theme.typography.body2.fontSize },
        // Undoes how MUI joins the buttons of a group: an overlap of 1 px, a transparent border
        // between two buttons, square inner corners.
        '&.MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: fieldBorder(theme),
          borderRadius: theme.measures.radius.button,
        },
      }),
    },
  },

  /** The result's dialog: a ticket with a row of half holes along its upper and its lower edge. */
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        width: 'calc(100% - 32px)',
        maxWidth: 480,
        margin: theme.spacing(2),
        padding: theme.spacing(4.5, 3, 4),
        borderRadius: 0,
        mask: [
          'radial-gradient(circle 5px at 8px 0, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
          'radial-gradient(circle 5px at 8px 100%, transparent 94%, currentcolor) repeat-x 0 0 / 16px 100%',
        ].join(' intersect, '),
        [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 5, 4.5) },
        '@media print': { mask: 'none', border: '1px solid currentcolor' },
        '@media (forced-colors: active)': { border: '1px solid' },
      }),
    },
  },

  // The paper has the padding, and scrolls as a whole: in a low window a scrolling text between title and button
  // would be too narrow to read.
  MuiDialogContent: {
    styleOverrides: { root: { '&&': { padding: 0 }, overflowY: 'visible' } },
  },

  MuiDialogContentText: { defaultProps: { color: 'textPrimary' } },

  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(3, 0, 0),
        justifyContent: 'start',
        '& > .MuiButton-root': { flexGrow: 1 },
        [theme.breakpoints.up('sm')]: { '& > .MuiButton-root': { flexGrow: 0, minWidth: 160 } },
      }),
    },
  },
};
