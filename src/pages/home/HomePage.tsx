import { ClosingCall } from '../../components/ClosingCall';
import { FaqSection } from '../../components/FaqSection';
import { faq } from '../../content/faq';
import { anchors } from '../../content/pages';
import { hero } from '../../content/home';
import { closingCall, newTab, reviewedOn, start } from '../../content/site';
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
      <FaqSection
        id={anchors.faq}
        title={faq.title}
        reviewedOn={reviewedOn}
        items={faq.items}
        stop
      />
      <ClosingCall
        {...closingCall}
        arrival
        start={{ label: start.label, href: start.url(hero.page), newTab }}
      />
    </>
  );
}
