import art from '../../art/about.svg?use';
import { Banner } from '../../components/Banner';
import { ClosingCall } from '../../components/ClosingCall';
import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { about } from '../../content/about';
import { Description } from './Description';

/** Page `/acercaDeNosotros`. */
export default function AboutPage() {
  return (
    <>
      <Banner title={about.title} lead={about.lead} art={{ src: art, width: 480, height: 320 }} />
      <Description />
      <Section id="sistema" title={about.system.title} lead={about.system.lead} tone="sand">
        <Steps steps={about.system.steps} />
      </Section>
      <ClosingCall />
    </>
  );
}
