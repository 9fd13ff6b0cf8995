import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { about } from '../../content/about';

/** How getting the appointment and preparing the interview goes, in three steps. */
export function System() {
  const { title, lead, steps } = about.system;
  return (
    <Section title={title} lead={lead} tone="sand">
      <Steps steps={steps} />
    </Section>
  );
}
