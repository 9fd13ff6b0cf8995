import { ClosingCall } from '../../components/ClosingCall';
import { FaqSection } from '../../components/FaqSection';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Requirements } from './Requirements';
import { Reviews } from './Reviews';
import { Services } from './Services';

/** Page `/`. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <HowItWorks />
      <Reviews />
      <Requirements />
      <FaqSection hasMark />
      <ClosingCall lineEnds />
    </>
  );
}
