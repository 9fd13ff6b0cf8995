import { ClosingCall } from '../../components/ClosingCall';
import { FaqSection } from '../../components/FaqSection';
import { faq } from '../../content/faq';
import { anchors } from '../../content/pages';
import { chats, closingCall, reviewedOn, start } from '../../content/site';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Requirements } from './Requirements';
import { Reviews } from './Reviews';
import { Services } from './Services';

/** `/`: what the service does, why to trust it, what to bring, and how to start. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <HowItWorks />
      <Reviews />
      <Requirements />
      <FaqSection
        id={anchors.faq}
        title={faq.title}
        reviewedOn={reviewedOn}
        items={faq.items}
        stop
      />
      <ClosingCall {...closingCall} arrival start={{ ...start, href: chats.applicant }} />
    </>
  );
}
