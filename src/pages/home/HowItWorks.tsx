import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Paragraph } from '../../components/RichText';
import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { howItWorks } from '../../content/home';
import { equalColumns, perforation } from '../../theme/mixins';

/** The owner's settings make two, three or four terms. */
const Terms = styled('ul')(({ theme }) => ({
  ...equalColumns('15rem'),
  gap: '12px 32px',
  marginBottom: 'clamp(16px, 3vw, 40px)',
  paddingBottom: 'clamp(16px, 3vw, 40px)',
  borderBottom: perforation(theme),
}));

/** Section with terms such as the price, and the steps from the first message to the interview. */
export function HowItWorks() {
  const { title, steps, terms } = howItWorks;
  return (
    <Section id="pasos" title={title} mark="pasos">
      <Terms role="list">
        {terms.map((term) => (
          <li key={term.id} id={term.id}>
            <Typography variant="h3" color="primary">
              {term.title}
            </Typography>
            <Paragraph variant="lead" text={term.text} />
          </li>
        ))}
      </Terms>
      <Steps steps={steps} />
    </Section>
  );
}
