import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { about } from '../../content/about';

/** Section with the three steps from the application form to the interview. */
export function System() {
  const { title, lead, steps } = about.system;
  return (
    <Section title={title} lead={lead} tone="sand">
      <Steps steps={steps} />
    </Section>
  );
}
