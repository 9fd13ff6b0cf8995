import { FaqSection } from '../../components/FaqSection';
import { faq } from '../../content/faq';
import { reviewedOn } from '../../content/site';
import { ClosingCall } from './ClosingCall';
import { Hero } from './Hero';
import { Requirements } from './Requirements';
import { Reviews } from './Reviews';
import { Services } from './Services';

/** `/`: what the service does, why to trust it, what to bring, and how to start. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Reviews />
      <Requirements />
      <FaqSection title={faq.title} reviewedOn={reviewedOn} items={faq.items} />
      <ClosingCall />
    </>
  );
}
