import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { about } from '../../content/about';

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** A station of the dashed route: its number, stamped, and what happens there. */
const Step = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  position: 'relative',
  padding: '2px 0 12px 76px',
  minHeight: 96,
  // The line to the next stop: down on a phone, across where the steps stand side by side.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 26,
    top: 62,
    bottom: -26,
    borderLeft: `3px dashed ${theme.vars.palette.turismo}`,
  },
  '&:last-of-type::after': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    padding: '76px 0 0',
    '&::after': {
      left: 64,
      right: -24,
      top: 26,
      bottom: 'auto',
      borderTop: `3px dashed ${theme.vars.palette.turismo}`,
      borderLeft: 0,
    },
  },
  '&::before': {
    content: 'counter(step)',
    ...theme.typography.h3,
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: '50%',
    border: `3px solid ${theme.vars.palette.turismo}`,
    backgroundColor: theme.vars.palette.sand,
    color: theme.vars.palette.turismo,
    rotate: '-6deg',
  },
}));

/** How getting the appointment and preparing the interview goes, in three steps. */
export function System() {
  const { title, lead, steps } = about.system;
  return (
    <Section title={title} lead={lead} tone="sand">
      <Steps role="list">
        {steps.map((step) => (
          <Step key={step.title}>
            <Typography variant="h3" gutterBottom>
              {step.title}
            </Typography>
            <Typography>{step.text}</Typography>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
