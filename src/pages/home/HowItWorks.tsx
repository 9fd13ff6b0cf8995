import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { howItWorks } from '../../content/home';
import { perforation } from '../../theme/borders';

const Terms = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  // In windows of 800 px and more, 32 px is also the gap between the four steps (Steps.tsx): two or
  // four terms then begin exactly below a step. The owner's settings make two, three or four terms.
  gap: '8px 32px',
  marginTop: 'clamp(16px, 3vw, 40px)',
  paddingTop: 'clamp(16px, 2vw, 24px)',
  borderTop: perforation(theme),
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
}));

/** Section with the steps from the first message to the interview, and terms such as the price. */
export function HowItWorks() {
  const { title, steps, terms } = howItWorks;
  return (
    <Section title={title} linePasses>
      <Steps steps={steps} />
      <Terms role="list">
        {terms.map((term) => (
          <li key={term.title}>
            <Typography>
              <b>{term.title}.</b> <RichText text={term.text} />
            </Typography>
          </li>
        ))}
      </Terms>
    </Section>
  );
}
