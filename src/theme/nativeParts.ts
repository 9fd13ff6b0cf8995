import type { CSSObject, Theme } from '@mui/material/styles';
import { dottedRule, fieldEdge } from './lines';

/**
 * The look that a part of MUI's shares with the browser's own part, which answers until MUI's code is
 * here: the theme's overrides and the native parts take it from here.
 */
type Styles = (props: { theme: Theme }) => CSSObject;

/** A question with its answer. */
export const faqItem: Styles = ({ theme }) => ({
  backgroundColor: 'transparent',
  borderBottom: dottedRule(theme),
});

/** What is pressed to read an answer. */
export const faqQuestion: Styles = ({ theme }) => ({
  ...theme.typography.h3,
  minHeight: theme.site.height.bar,
  padding: 0,
  gap: 16,
  '&:hover': { color: theme.vars.palette.primary.main },
});

/** Its plus, which turns into a cross. */
export const faqMark: Styles = ({ theme }) => ({
  color: theme.vars.palette.primary.main,
  '&.Mui-expanded, [open] > * > &': { transform: 'rotate(45deg)' },
});

/** An answer. */
export const faqAnswer: Styles = ({ theme }) => ({
  ...theme.typography.body1,
  padding: '0 0 24px',
  maxWidth: '65ch',
});

/** The phone's menu: a page of the notebook, torn out along its perforation. */
export const menuPaper: Styles = ({ theme }) => ({
  width: 'min(340px, 88vw)',
  padding: '0 24px 24px 32px',
  backgroundColor: theme.vars.palette.background.paper,
  mask: 'radial-gradient(circle 6px at 0 50%, #0000 96%, #000) 0 0 / 100% 24px',
});

/** What the page is under while the menu is open, as MUI has it. */
export const menuShade = { backgroundColor: 'rgb(0 0 0 / 50%)' };

/** A purpose to choose, as a button. */
export const purposeButton: Styles = ({ theme }) => ({
  ...theme.typography.button,
  minHeight: theme.site.height.field,
  padding: theme.spacing(0.75, 0.5),
  border: fieldEdge(theme),
  borderRadius: theme.site.radius.button,
  '&, &:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
});

/** The purposes: three beside each other down to 320 px, one under the other where text is enlarged. */
export const purposeGroup: Styles = ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
  gap: theme.spacing(1),
});
