import { styled } from '@mui/material/styles';
import { Faq } from '../../../src/components/Faq';
import FaqAccordion from '../../../src/components/FaqAccordion';
import { faq } from '../../../src/content/faq';
import { Row } from './Row';

const Wide = styled('div')({ width: '100%' });

/** Questions as the browser shows them, and as MUI's accordion does, one of them open. */
export function Questions() {
  return (
    <>
      <Row name="Del navegador, hasta que llega el código">
        <Wide>
          <Faq items={faq.items.slice(0, 2)} />
        </Wide>
      </Row>
      <Row name="De MUI, con una abierta">
        <Wide>
          <FaqAccordion items={faq.items.slice(2)} initiallyOpen={0} />
        </Wide>
      </Row>
    </>
  );
}
