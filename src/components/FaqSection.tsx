import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { faq } from '../content/faq';
import { anchors } from '../content/pages';
import { reviewedOn } from '../content/site';
import { twoColumns } from '../theme/mixins';
import { Column } from './Column';
import { Faq } from './Faq';
import { Band, Head, HeadLine, SectionMark } from './SectionMark';

const Columns = styled(Column)({ ...twoColumns(20, 28), gap: '24px 64px', alignItems: 'start' });

const Reviewed = styled(HeadLine)({ marginTop: 8 });

/**
 * Section with the frequently asked questions, on the home page and on the contact page.
 * @param hasMark whether the section has its mark and the dashed line, as on the home page
 */
export function FaqSection({ hasMark }: { hasMark?: boolean }) {
  return (
    <Band id={anchors.faq} data-line={hasMark && ''} aria-labelledby="faq-titulo">
      <Columns>
        <Head>
          {hasMark && <SectionMark name="faq" />}
          <Typography variant="h2" id="faq-titulo" tabIndex={-1}>
            {faq.title}
          </Typography>
          {reviewedOn && (
            <Reviewed variant="body2" color="textSecondary">
              {reviewedOn}
            </Reviewed>
          )}
        </Head>
        <div>
          <Faq />
        </div>
      </Columns>
    </Band>
  );
}
