import { styled } from '@mui/material/styles';
import { Faq } from '../../../src/components/Faq';
import { faq } from '../../../src/content/faq';
import { Row } from './Row';

const Wide = styled('div')({ width: '100%' });

/** Questions, closed; a click opens one. */
export function Questions() {
  return (
    <Row name="Preguntas">
      <Wide>
        <Faq items={faq.items.slice(0, 2)} />
      </Wide>
    </Row>
  );
}
