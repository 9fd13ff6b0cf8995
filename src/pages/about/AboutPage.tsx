import art from '../../art/about.svg?use';
import { Banner } from '../../components/Banner';
import { ClosingCall } from '../../components/ClosingCall';
import { about } from '../../content/about';
import { Description } from './Description';
import { System } from './System';

/** Page `/acercaDeNosotros`. */
export default function AboutPage() {
  return (
    <>
      <Banner title={about.title} lead={about.lead} art={{ src: art, width: 480, height: 320 }} />
      <Description />
      <System />
      <ClosingCall />
    </>
  );
}
