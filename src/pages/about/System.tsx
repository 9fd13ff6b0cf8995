import { styled } from '@mui/material/styles';
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
  paddingTop: 72,
  borderTop: `3px dashed ${theme.vars.palette.turismo}`,
  marginTop: 28,
  '&::before': {
    content: 'counter(step)',
    ...theme.typography.h3,
    position: 'absolute',
    top: -28,
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
  '& h3': { ...theme.typography.h3, marginBottom: 6 },
}));

/** How getting the appointment and preparing the interview goes, in three steps. */
export function System() {
  const { title, lead, steps } = about.system;
  return (
    <Section title={title} lead={lead} tone="sand">
      <Steps role="list">
        {steps.map((step) => (
          <Step key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
