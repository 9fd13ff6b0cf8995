import { styled } from '@mui/material/styles';
import { Banner } from '../../../src/components/Banner';
import { Logo } from '../../../src/components/Logo';
import { SectionMark, type MarkName } from '../../../src/components/SectionMark';
import { Steps } from '../../../src/components/Steps';
import { agencies } from '../../../src/content/agencies';
import { howItWorks } from '../../../src/content/home';
import { Row } from './Row';

const marks: readonly MarkName[] = ['servicios', 'reviews', 'requisitos', 'faq'];

// A mark stands beside the route there.
const Place = styled('div')({ position: 'relative', width: 88, height: 88 });
const Wide = styled('div')({ width: '100%' });

/** Marks, numbered steps, a stamp and the logo. */
export function Stations() {
  return (
    <>
      <Row name="Marcas de sección">
        {marks.map((name) => (
          <Place key={name}>
            <SectionMark name={name} />
          </Place>
        ))}
      </Row>
      <Row name="Pasos">
        <Wide>
          <Steps steps={howItWorks.steps} />
        </Wide>
      </Row>
      <Banner title={agencies.title} lead={agencies.lead} promise={agencies.promise} />
      <Row name="Logo">
        <Logo />
      </Row>
    </>
  );
}
